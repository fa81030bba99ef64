import type { LinkTarget } from '../../../provider/screen.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { PolicyUserFilters } from './policyUserFilters.js';

/** Links of the user's declarations and drafts. */
export interface PolicyUserLinks {
  readonly applicationLink: (id: string) => LinkTarget;
  /** The form, to correct a declaration that was returned. */
  readonly resubmitLink: (id: string) => LinkTarget;
  /** The form with what a draft holds. */
  readonly draftLink: (draftId: string) => LinkTarget;
  /** Where policies are found; the empty lists lead there. */
  readonly policies?: LinkTarget | undefined;
}

/** What both tabs are given. */
export interface PolicyUserTabProps extends PolicyUserLinks {
  readonly values: PolicyUserFilters;
  readonly onValuesChange: (values: PolicyUserFilters, change: ListChange) => void;
  readonly size?: number | undefined;
  readonly tabs: readonly DeskTab[];
}
