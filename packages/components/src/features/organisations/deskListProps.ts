import type { ListChange } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../provider/screen.js';

/** What every list of the back office takes. */
export interface DeskListInput<Filters> {
  /** Tabs of the desk. */
  readonly tabs: readonly DeskTab[];
  /** Filters in the host's hands (its address). */
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters, change: ListChange) => void;
  /** To the page of a row. */
  readonly rowLink: (id: string) => LinkTarget;
  /** Rows on a page. Defaults to 10. */
  readonly size?: number | undefined;
}
