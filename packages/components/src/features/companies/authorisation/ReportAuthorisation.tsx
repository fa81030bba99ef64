import { getWechatReport, isHuiqiError } from '@huiqi/sdk';
import { Suspense, useState } from 'react';
import { useClient } from '../../../provider/context.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { useCompaniesCopy } from '../copy.js';
import { NotOffered } from './NotOffered.js';
import type { ReportOutcome } from './ReportDialog.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const ReportDialog = lazyPart(async () => ({
  default: (await import('./ReportDialog.js')).ReportDialog,
}));

export interface ReportAuthorisationProps {
  readonly orderId: string;
}

/** Permits reading the company's report in WeChat (spec 1 §2 Wechat report authorisation). */
export function ReportAuthorisation({ orderId }: ReportAuthorisationProps) {
  const client = useClient();
  const copy = useCompaniesCopy();
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const fetchReport = useAction(async () => {
    try {
      const report = await getWechatReport(client, { orderId });
      setOutcome({ isSuccess: report.authorized, ...report });
    } catch (error) {
      if (isHuiqiError(error, '100501')) throw error;
      const message = isHuiqiError(error) ? error.userMessage : copy.reportFailed;
      setOutcome({ isSuccess: false, message, ewmUrl: null });
    }
  });
  return (
    <Section title={copy.reportTitle} description={copy.reportHint}>
      {fetchReport.error === null ? (
        <Button variant="primary" loading={fetchReport.busy} onClick={() => void fetchReport.run()}>
          {copy.reportSubmit}
        </Button>
      ) : (
        <NotOffered />
      )}
      <Suspense>
        {outcome && <ReportDialog outcome={outcome} onClose={() => setOutcome(null)} />}
      </Suspense>
    </Section>
  );
}
