import type { PageLink } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { ReportPrinter } from './reportPdf.js';

export interface ReportProps {
  readonly orderId: string;
  /** `news` is the analysis report, anything else the detailed one; without it the order's flag decides (spec 2 §4). */
  readonly type?: string | null | undefined;
  /** Link to the order. */
  readonly back: PageLink;
  /** Where the company permits reading its data; staff have no such page. */
  readonly authorisation?: LinkTarget | undefined;
  /** Prints the PDF. Defaults to a browser worker; null uses the server. */
  readonly printer?: ReportPrinter | null | undefined;
  /** Called with the company's name once known. */
  readonly onReport?: ((companyName: string) => void) | undefined;
}
