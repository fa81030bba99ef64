import { columnPreference } from '../../../patterns/ColumnChooser/columnChoice.js';
import { savedFilterPreference } from '../../../patterns/SavedFilters/filterNames.js';

/** The staff members' own desk settings. */
export const staffOrderPreferences = {
  columns: columnPreference('staff-orders'),
  filters: savedFilterPreference('staff-orders'),
};
