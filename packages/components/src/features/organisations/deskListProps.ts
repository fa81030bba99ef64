import type { ListChange } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../provider/screen.js';

/** Common props of the back office's lists. */
export interface DeskListInput<Filters> {
  /** Tabs of the desk. */
  readonly tabs: readonly DeskTab[];
  /** Filters, controlled by the host (its address). */
  readonly filters: Filters;
  readonly onFiltersChange: (filters: Filters, change: ListChange) => void;
  /** Link to the page of a row. */
  readonly rowLink: (id: string) => LinkTarget;
  /** Rows per page. Defaults to 10. */
  readonly size?: number | undefined;
}
