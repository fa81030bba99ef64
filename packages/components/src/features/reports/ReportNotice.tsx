import type { ReportRefresh } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import type { Action } from '../../provider/useAction.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { useReportsCopy } from './copy.js';
import * as css from './reports.css.js';
import type { ReportPdf } from './useReportPdf.js';

export interface ReportNoticeProps {
  readonly refresh: Pick<Action<never[], ReportRefresh>, 'busy' | 'error' | 'data'>;
  readonly pdf: Pick<ReportPdf, 'busy' | 'error' | 'progress' | 'cancel'>;
}

/** The current action on the report and its result. The live region exists before it announces anything. */
export function ReportNotice({ refresh, pdf }: ReportNoticeProps) {
  const copy = useReportsCopy();
  return (
    <>
      <div role="status" className={css.notice}>
        {refresh.busy && <Banner>{copy.refreshing}</Banner>}
        {refresh.data && !refresh.busy && (
          <Banner tone={refresh.data.refreshed ? 'success' : 'info'}>
            {refresh.data.refreshed ? copy.refreshed : copy.unchanged}
          </Banner>
        )}
        {pdf.busy && (
          <Banner
            action={
              <Button size="small" variant="text" onClick={pdf.cancel}>
                {copy.cancel}
              </Button>
            }
          >
            <div className={css.progress}>
              <span>{copy.making}</span>
              <ProgressBar value={pdf.progress} label={copy.making} />
            </div>
          </Banner>
        )}
      </div>
      {refresh.error !== null && !refresh.busy && (
        <Failure title={copy.refreshFailed} error={refresh.error} />
      )}
      {pdf.error !== null && <Failure title={copy.downloadFailed} error={pdf.error} />}
    </>
  );
}

/** Our message first, then the server's. */
function Failure({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { title: said, description, ...rest } = describeError(error);
  const line = said === title ? description : [said, description].filter(Boolean).join('。');
  return (
    <div className={css.notice}>
      <ErrorPanel compact {...rest} title={title} description={line} />
    </div>
  );
}
