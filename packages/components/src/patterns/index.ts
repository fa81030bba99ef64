export { DataState, type DataStateProps } from './DataState/DataState.js';
export type { DataStateValue, ErrorDescription } from './DataState/types.js';
export { Wizard, type WizardProps } from './Wizard/Wizard.js';
export {
  createWizardMachine,
  type WizardMachine,
  type WizardStep,
} from './Wizard/createWizardMachine.js';
export { useDraft, type Draft, type UseDraftOptions } from './useDraft/useDraft.js';
export {
  clearDrafts,
  draftKey,
  readDraft,
  type DraftArea,
  type DraftAreas,
  type DraftValues,
} from './useDraft/draftStore.js';
export { FilterBar, type AppliedFilter, type FilterBarProps } from './FilterBar/FilterBar.js';
export { DynamicField } from './DynamicField/DynamicField.js';
export { DynamicFields, type DynamicFieldsProps } from './DynamicField/DynamicFields.js';
export type { Choice, DynamicEntry, DynamicFieldProps } from './DynamicField/types.js';
export { focusHeading } from './link/focusHeading.js';
export { onPlainClick } from './link/onPlainClick.js';
export { defineFilters, type Filters } from './filters/defineFilters.js';
export {
  amount,
  date,
  flag,
  id,
  oneOf,
  page,
  range,
  sortBy,
  text,
  type AmountOptions,
} from './filters/kinds.js';
export type {
  ActiveFilter,
  FilterKey,
  FilterKind,
  FilterLabel,
  FilterLabels,
  FilterPatch,
  FilterSpec,
  FilterValues,
  RangeKind,
  ResolvedFilters,
} from './filters/types.js';
export { ListView, type ListViewProps } from './ListView/ListView.js';
export type { ListEmptyCopy } from './ListView/ListEmpty.js';
export type { ListChange, ListControls, ListPage } from './ListView/types.js';
export { useListState, type ListState, type ListStateOptions } from './ListView/useListState.js';
