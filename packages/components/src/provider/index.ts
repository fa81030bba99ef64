export { HuiqiProvider, type HuiqiProviderProps } from './HuiqiProvider.js';
export type { ComponentAdapters } from '../ui/shared/ComponentAdapters.js';
export type { Crash, CrashBoundaryProps } from './CrashBoundary.js';
export { CompanyBindingContext, type OpenCompanyBinding } from './companyBinding.js';
export { useClient, useHuiqi, type HuiqiValue, type MissingResponse } from './context.js';
export {
  createCopy,
  fillCopy,
  localized,
  type CopyOf,
  type CopyTexts,
  type Template,
} from './copy.js';
export type { CopyDictionaries } from '../copy/CopyDictionaries.js';
export type { CopyOverrides } from '../copy/CopyOverrides.js';
export type { Locale } from '../copy/Locale.js';
export { useMessage } from '../copy/useMessage.js';
export { memoryDraftStorage, webDraftStorage, type DraftStorage } from './draftStorage.js';
export { createQueryClient, type PreloadedResponse } from './createQueryClient.js';
export { describeError } from './describeError.js';
export { fieldErrorsOf } from './fieldErrorsOf.js';
export { screenLink, useScreenName, type LinkTarget, type ScreenProps } from './screen.js';
export { ProductScopeContext, type ProductScope, type ScopeInput } from './productScope.js';
export type { ScreenEvent } from './screenEvent.js';
export type { ProposedCompany, ScreenPrefill } from './screenPrefill.js';
export { Preloaded, type PreloadedProps } from './Preloaded.js';
export { toDataState } from './toDataState.js';
export { useAction, type Action } from './useAction.js';
export { useCurrentUser, useSetCurrentUser } from './useCurrentUser.js';
export { useDraftAreas } from './useDraftAreas.js';
export { useDropRegional } from './useDropRegional.js';
export { useEntryForm, type EntryFormOptions } from './useEntryForm.js';
export { useFormChoices } from './useFormChoices.js';
export { useInvalidate } from './useInvalidate.js';
export { useMutationOf, type Mutation, type MutationOptions } from './useMutationOf.js';
export { useOperation, type UseOperationOptions } from './useOperation.js';
export {
  useOperationList,
  type ListOperationId,
  type OperationList,
  type OperationListOptions,
  type PageOf,
  type RowOf,
} from './useOperationList.js';
export { usePictureUrl } from './usePictureUrl.js';
export { useTokenChanges } from './useTokenChanges.js';
export { useUserPreference } from './useUserPreference.js';
export type { CopyValues } from '../copy/types.js';
