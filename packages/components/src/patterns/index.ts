export { DataState, type DataStateProps } from './DataState/DataState.js';
export { PageState, type PageStateProps } from './DataState/PageState.js';
export type { DataStateValue, ErrorDescription } from './DataState/types.js';
export { Wizard, type WizardProps } from './Wizard/Wizard.js';
export {
  createWizardMachine,
  type WizardMachine,
  type WizardStep,
} from './Wizard/createWizardMachine.js';
export { useDraft, type Draft, type UseDraftOptions } from './useDraft/useDraft.js';
export { DraftNotice, type DraftNoticeProps } from './useDraft/DraftNotice.js';
export {
  useFields,
  type FieldBinding,
  type FieldProblems,
  type Fields,
} from './useFields/useFields.js';
export {
  clearDrafts,
  draftKey,
  readDraft,
  type DraftArea,
  type DraftAreas,
  type DraftValues,
  type SharedDraftAreas,
} from './useDraft/draftStore.js';
export {
  useLeaveGuard,
  type LeaveGuard,
  type LeaveGuardOptions,
} from './useLeaveGuard/useLeaveGuard.js';
export { DynamicField } from './DynamicField/DynamicField.js';
export { plainNumber, plainPhone } from './DynamicField/groupedText.js';
export { DynamicFields, type DynamicFieldsProps } from './DynamicField/DynamicFields.js';
export type {
  AreaBranch,
  Choice,
  DynamicEntry,
  DynamicFieldProps,
  FieldChoices,
  UploadSlotProps,
} from './DynamicField/types.js';
export {
  FormWizardView,
  type FormWizardViewProps,
  type FormWizardTexts,
} from './useFormWizard/FormWizardView.js';
export type { FormStore, FormStoreValues } from './useFormWizard/createFormStore.js';
export type {
  FormRules,
  FormWizard,
  FormWizardOptions,
  WizardEntry,
  DisplayNames,
  FormErrors,
  FormStepChange,
  StepLabel,
} from './useFormWizard/types.js';
export { useFormWizard } from './useFormWizard/useFormWizard.js';
export { focusHeading } from './link/focusHeading.js';
export { onPlainClick } from './link/onPlainClick.js';
export { defineFilters, type Filters } from './filters/defineFilters.js';
export { amount, type AmountOptions } from './filters/amount.js';
export { date } from './filters/date.js';
export { flag, id, name, oneOf, page, sortBy, text, type ChoiceKind } from './filters/kinds.js';
export { range } from './filters/range.js';
export type {
  ActiveFilter,
  FilterFieldProps,
  FilterKey,
  FilterKind,
  FilterLabel,
  FilterLabels,
  FilterPatch,
  FilterSpec,
  FilterValues,
  RangeableKind,
  RangeKind,
  ResolvedFilters,
  DefaultedKind,
  FilterProblems,
  FilterRole,
  FilterValue,
} from './filters/types.js';
export { ListView, type ListViewProps } from './ListView/ListView.js';
export type { ListEmptyCopy } from './ListView/ListEmpty.js';
export { ListFilters, type ListFiltersProps } from './ListView/ListFilters.js';
export { ListSkeleton, type ListSkeletonProps } from './ListView/ListSkeleton.js';
export type {
  ListChange,
  ListControls,
  ListPage,
  FilterTexts,
  HostedFilters,
  ListAddress,
  ListField,
  ListSort,
} from './ListView/types.js';
export { useListState, type ListState, type ListStateOptions } from './ListView/useListState.js';
export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser/ColumnChooser.js';
export {
  arrangeColumns,
  columnPreference,
  type ColumnChoice,
  type ColumnOption,
} from './ColumnChooser/columnChoice.js';
export { Dashboard, type DashboardProps } from './Dashboard/Dashboard.js';
export type { DashboardChart } from './Dashboard/ChartCard.js';
export type { ChartData } from './Dashboard/DataTable.js';
export type { DashboardFigure, FigureChange } from './Dashboard/FigureCard.js';
export { DetailPage, type DetailPageProps } from './DetailPage/DetailPage.js';
export type { DetailAsideProps } from './DetailPage/DetailAside.js';
export { DashboardSkeleton } from './Dashboard/DashboardSkeleton.js';
export { WizardPageSkeleton } from './WizardPage/WizardPageSkeleton.js';
export {
  DetailPageSkeleton,
  type DetailPageSkeletonProps,
} from './DetailPage/DetailPageSkeleton.js';
export { DocumentPage, type DocumentPageProps } from './DocumentPage/DocumentPage.js';
export type { DocumentPart, DocumentSection } from './DocumentPage/numberSections.js';
export { WideTable, type WideTableProps } from './DocumentPage/WideTable.js';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.js';
export { ErrorState, type ErrorStateProps } from './EmptyState/ErrorState.js';
export { FrontPage, type FrontPageProps, type FrontSection } from './FrontPage/FrontPage.js';
export type { BannerLabels, BannerSlide } from './FrontPage/bannerSlide.js';
export { GuideSteps, type GuideStep } from './FrontPage/GuideSteps.js';
export { LogoWall, type Logo } from './FrontPage/LogoWall.js';
export { NewsLines, type NewsLine, type NewsLinesProps } from './FrontPage/NewsLines.js';
export { OfferGrid, type Offer } from './FrontPage/OfferGrid.js';
export type { FrontTask } from './FrontPage/TaskTiles.js';
export type { Preference } from './preference/preferenceStore.js';
export {
  ResultPage,
  type ResultPageProps,
  type DoneResult,
  type FailedResult,
} from './ResultPage/ResultPage.js';
export type { Alternative } from './ResultPage/Alternatives.js';
export { ResultPageSkeleton } from './ResultPage/ResultPageSkeleton.js';
export { RichText, type RichTextProps } from './RichText/RichText.js';
export { SavedFilters, type SavedFiltersProps } from './SavedFilters/SavedFilters.js';
export { savedFilterPreference, type SavedFilter } from './SavedFilters/filterNames.js';
export { ShortcutScope, type ShortcutScopeProps } from './ShortcutHelp/ShortcutScope.js';
export { useShortcuts } from './ShortcutHelp/useShortcuts.js';
export type { Shortcut } from './ShortcutHelp/types.js';
export { StaffDesk, type StaffDeskProps } from './StaffDesk/StaffDesk.js';
export type { DeskTab } from './StaffDesk/DeskTabs.js';
export type { DecisionPanelProps } from './StaffDesk/DecisionPanel.js';
export type {
  DeskAction,
  DeskActionKind,
  DeskQueue,
  QueueLink,
} from './StaffDesk/deskQueueTypes.js';
export { DeskDetail, type DeskDetailProps } from './StaffDesk/DeskDetail.js';
export {
  DeskList,
  type DeskBatch,
  type DeskListProps,
  type DeskRows,
  type RowTarget,
} from './StaffDesk/DeskList.js';
export type { OpinionPhrase, OpinionPhrases } from './StaffDesk/phraseTypes.js';
export type {
  BatchRecord,
  KeptSelection,
  RowSelection,
  SelectionState,
} from './StaffDesk/useRowSelection.js';
export type { DeskRowsChoice, DeskSettingsProps } from './StaffDesk/DeskSettings.js';
export { DeskLayout, type DeskLayoutProps } from './StaffDesk/DeskLayout.js';
export { RecordCards, type RecordCard } from './StaffDesk/RecordCards.js';
export {
  UserCentreLayout,
  type UserCentreLayoutProps,
} from './UserCentreLayout/UserCentreLayout.js';
export type { CountLink } from './UserCentreLayout/CountLinks.js';
export type { SideNavItem, SideNavProps } from './UserCentreLayout/SideNav.js';
export { WizardPage, type WizardPageProps } from './WizardPage/WizardPage.js';
export { FieldWidth, type FieldWidthProps } from './WizardPage/FieldWidth.js';
export type { WizardHeadProps } from './WizardPage/WizardHead.js';
export type { PageSection } from './page/SectionCard.js';
export type { KeyFigure, PageAction, PageLink } from './page/types.js';
export type { DraftState } from './useDraft/useDraftState.js';
export type { FrontBannerProps } from './FrontPage/FrontBanner.js';
export type { LeftErrors } from './useFields/useLeftErrors.js';
export type { ListCopy } from './ListView/copy.js';
export type { ListHeadProps } from './ListView/ListHead.js';
export type { StateLook } from './EmptyState/StateCard.js';
export type { SubjectProps } from './page/Subject.js';
export type { DraftSync } from './useDraft/openDraft.js';
