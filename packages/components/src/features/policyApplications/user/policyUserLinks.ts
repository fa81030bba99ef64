import type { LinkTarget } from '../../../provider/screen.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { PolicyUserFilters } from './policyUserFilters.js';

/** Links of the user's declarations and drafts. */
export interface PolicyUserLinks {
  readonly applicationLink: (id: string) => LinkTarget;
  /** Link to the form of a returned declaration. */
  readonly resubmitLink: (id: string) => LinkTarget;
  /** Link to the form of a draft. */
  readonly draftLink: (draftId: string) => LinkTarget;
  /** The search, linked by the empty lists. */
  readonly policies?: LinkTarget | undefined;
}

/** Props shared by both tabs. */
export interface PolicyUserTabProps extends PolicyUserLinks {
  readonly values: PolicyUserFilters;
  readonly onValuesChange: (values: PolicyUserFilters, change: ListChange) => void;
  readonly size?: number | undefined;
  readonly tabs: readonly DeskTab[];
}
