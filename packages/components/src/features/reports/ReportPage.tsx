import { refreshReport } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { ReportDocument } from '@huiqi/sdk/report';
import { Suspense, useState } from 'react';
import type { PageLink } from '../../patterns/page/types.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { ReportNotice } from './ReportNotice.js';
import { ReportTools } from './ReportTools.js';
import { ReportView } from './ReportView.js';
import type { SectionStates } from './sectionState.js';
import { printInWorker, type ReportPrinter } from './reportPdf.js';
import { useReportPdf } from './useReportPdf.js';
import { localized } from '../../provider/copy.js';
import { useReportsCopy } from './copy.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

const ReportMailDialog = lazyPart(async () => ({
  default: (await import('./ReportMailDialog.js')).ReportMailDialog,
}));

export interface ReportPageProps {
  readonly orderId: string;
  readonly back: PageLink;
  readonly report: ReportDocument;
  readonly states?: SectionStates | undefined;
  /** False while parts are loading, which the PDF must not omit. Defaults to true. */
  readonly isComplete?: boolean | undefined;
  /** Defaults to a browser worker; null prints on the server. */
  readonly printer?: ReportPrinter | null | undefined;
}

/** A report with its actions: refresh, PDF, e-mail, print. */
export function ReportPage(props: ReportPageProps) {
  const { orderId, back, report, states, isComplete = true, printer = printInWorker } = props;
  const copy = useReportsCopy();
  const [isMailing, setMailing] = useState(false);
  const refresh = useMutationOf(refreshReport, { successMessage: false });
  const pdf = useReportPdf(orderId, report, printer);
  const updatedTs = refresh.data?.updatedTs;
  return (
    <>
      <ReportView
        back={back}
        report={report}
        states={states}
        updatedAt={updatedTs && localized(copy, formatDateTime)(updatedTs)}
        notice={<ReportNotice refresh={refresh} pdf={pdf} />}
        tools={
          <ReportTools
            refreshing={refresh.busy}
            making={pdf.busy}
            isComplete={isComplete}
            onRefresh={() => void refresh.run({ id: orderId })}
            onDownload={() => void pdf.run()}
            onMail={() => setMailing(true)}
          />
        }
      />
      <Suspense>
        {isMailing && (
          <ReportMailDialog
            orderId={orderId}
            title={report.title}
            onClose={() => setMailing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
