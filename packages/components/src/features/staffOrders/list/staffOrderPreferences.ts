import { columnPreference } from '../../../patterns/ColumnChooser/columnChoice.js';
import { savedFilterPreference } from '../../../patterns/SavedFilters/filterNames.js';

/** What staff arrange on the desk for themselves. */
export const staffOrderPreferences = {
  columns: columnPreference('staff-orders'),
  filters: savedFilterPreference('staff-orders'),
};
