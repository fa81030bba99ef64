import { linkProps } from '../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { useOrdersCopy } from './copy.js';
import { hasReport, type ReportedOrder } from './hasReport.js';

export interface ReportLinkProps {
  readonly order: ReportedOrder;
  /** The report; omitted on sites without reports. */
  readonly report: LinkTarget | undefined;
}

/** Link from an order to its company's report. */
export function ReportLink({ order, report }: ReportLinkProps) {
  const copy = useOrdersCopy();
  if (!report || !hasReport(order)) return null;
  return (
    <LinkButton block {...linkProps(report)}>
      {copy.report}
    </LinkButton>
  );
}
