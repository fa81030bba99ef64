import { getReportFlag } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';
import { AnalysisReport } from './AnalysisReport.js';
import { DetailedReport } from './DetailedReport.js';
import { ReportLoading } from './ReportLoading.js';
import type { ReportProps } from './ReportProps.js';

/** The credit report of an order. */
export function Report({ type, ...props }: ReportProps) {
  const { orderId, back } = props;
  const flag = useOperation(getReportFlag, { orderId }, { enabled: !type });
  // An unreadable flag does not block the report, which reports the error itself.
  const layout = type || flag.data?.sgin || (flag.isError ? 'detail' : undefined);
  if (layout === undefined) return <ReportLoading back={back} />;
  return layout === 'news' ? <AnalysisReport {...props} /> : <DetailedReport {...props} />;
}
