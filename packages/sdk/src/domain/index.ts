export {
  applyEntry,
  type ApplyFact,
  type ApplyFacts,
  type ApplySource,
  type ApplyStep,
  type RefusalReason,
  type ApplyCompany,
  type ApplyProduct,
  type ApplyUser,
} from './applications/applyEntry.js';
export { creditCodeCheckChar, idCardCheckChar } from './validators/checkDigits.js';
export {
  isContactPhone,
  phoneHref,
  phoneParts,
  validateContactPhone,
} from './validators/contactPhones.js';
export {
  demandDueOn,
  demandTransition,
  demandTransitions,
  mayRateDemand,
  type DemandMover,
  type DemandTransition,
  type RatableDemand,
} from './demands/demandMachine.js';
export { demandClosingErrors, demandErrors } from './demands/demandRules.js';
export { formatDate, formatDateTime, formatNoticeTime, isCalendarDate } from './dates/dates.js';
export {
  readFilterParams,
  writeFilterParams,
  type CompanyListFilter,
} from './supervision/filterParams.js';
export {
  recommendationCode,
  toFormItems,
  toFormValues,
  toLoanApplication,
  validateForm,
  withRepaymentTypes,
} from './forms/form.js';
export { displayEntry, type EntryNames } from './forms/displayEntry.js';
export { partsOf } from './forms/formChoices.js';
export { formProblems } from './forms/formProblems.js';
export { visibleEntries, type FormValues } from './forms/visibleEntries.js';
export { encodePassword } from './passwords/encodePassword.js';
export { isAsked, validateEntry, type EntryCheck } from './forms/formEntry.js';
export {
  emptyText,
  formatPercent,
  formatPercentRange,
  formatTermRange,
  formatText,
  formatThousands,
  formatWan,
  formatWanFigure,
  yuanToWan,
} from './text/formats.js';
export { cutText } from './text/cutText.js';
export { neutralizeFormula } from './text/neutralizeFormula.js';
export {
  richTextElements,
  richTextLink,
  richTextNames,
  richTextSchemes,
  richTextStart,
  type RichTextLink,
} from './text/richText.js';
export { trimDecimal } from './money/decimals.js';
export { labelOf, type Dictionary } from './text/labelOf.js';
export { landingPath } from './session/landing.js';
export {
  estimateLoanLimit,
  type LoanLimitBasis,
  type LoanLimitRange,
} from './calculators/loanLimitEstimate.js';
export {
  decisionEvent,
  givesReason,
  isDecision,
  isFinalStatus,
  isForApplicant,
  isRecordEvent,
  nextStatus,
  openOrderStatuses,
  orderTransitions,
  recordEvents,
  transitionsFrom,
  type OrderKind,
  type OrderMover,
  type OrderRecordEvent,
  type OrderTransition,
} from './orders/orderMachine.js';
export { fenToYuan, wanToFen, type Fen } from './money/fen.js';
export { describeLoan, loanErrors } from './orders/loanRules.js';
export {
  anyLoanLimits,
  loanTermsProblems,
  yearlyRate,
  type LoanTermsInput,
  type LoanTermsLimits,
  type TermsRange,
} from './calculators/loanTerms.js';
export { objectionDecisionErrors, objectionReasonErrors } from './companies/objectionRules.js';
export { isStartDate, repaymentDates } from './calculators/repaymentDates.js';
export { toSavedApplication } from './applications/savedApplication.js';
export {
  organisationContentErrors,
  serviceDecisionErrors,
  serviceProductErrors,
} from './organisations/serviceContentRules.js';
export {
  mayCancelServiceOrder,
  mayRateServiceOrder,
  nextServiceOrderStatus,
  openServiceOrderStatuses,
  serviceHandlingEvent,
  serviceOrderTransitions,
  serviceOrderTransitionsFrom,
  type RatableServiceOrder,
  type ServiceOrderMover,
  type ServiceOrderState,
  type ServiceOrderTransition,
} from './serviceOrders/serviceOrderMachine.js';
export {
  needsServiceReply,
  serviceApplicationErrors,
  serviceHandlingErrors,
  serviceRatingErrors,
} from './serviceOrders/serviceOrderRules.js';
export { deskStatusLabels } from './orders/deskStatusLabels.js';
export { statusesAtBank } from './orders/statusesAtBank.js';
export {
  repaymentSchedule,
  type RepaymentRow,
  type RepaymentSchedule,
  type RepaymentTerms,
} from './calculators/repaymentSchedule.js';
export { configuredPage } from './areas/configuredPage.js';
export {
  renewalColumns,
  type RenewalOutcome,
  type RenewalColumn,
  type RenewalColumnKey,
} from './renewals/renewalColumns.js';
export {
  describeRenewal,
  renewalAnswerErrors,
  renewalErrors,
  type RenewalAsked,
  type RenewalProductLimits,
} from './renewals/renewalRules.js';
export {
  contractAfter,
  ticketAmounts,
  yuanToFen,
  type TicketAmounts,
  type TicketTerms,
} from './coupons/ticketAmounts.js';
export {
  ticketApplicationErrors,
  ticketFieldErrors,
  ticketReviewErrors,
  type TicketFields,
} from './coupons/ticketRules.js';
export {
  nextTicketState,
  openTicketStates,
  ticketBatchStateOn,
  ticketStatusOn,
  ticketTransitions,
  type BatchDays,
  type TicketDays,
  type TicketMover,
} from './coupons/ticketStates.js';
export { commonPasswords } from './passwords/commonPasswords.js';
export { isOpenCase } from './cases/isOpenCase.js';
export { isOwnPath } from './links/ownPath.js';
export {
  isCommonPassword,
  passwordStrength,
  type PasswordLevel,
  type PasswordStrength,
} from './passwords/passwordStrength.js';
export {
  deviationOf,
  heldPermissions,
  holdsPermission,
  permissionsMap,
  permissionsOf,
  possiblePermissions,
  type RoleDeviation,
} from './session/permissions.js';
export { ageOn, birthDateOf, validatePersonAge, type AgeLimits } from './validators/personAge.js';
export { toPersonLoanApplication } from './applications/personApplication.js';
export {
  needsPolicyReason,
  nextPolicyState,
  openPolicyStates,
  policyTransitions,
  policyTransitionsFrom,
  type PolicyMover,
  type PolicyTransition,
} from './policyApplications/policyApplicationMachine.js';
export {
  policyApplyMode,
  policyApplyModes,
  policyRecordId,
  type PolicyApplyFacts,
  type PolicyApplyMode,
  type PolicyApplyModeRules,
  type PolicyRecordId,
} from './policyApplications/policyApplyMode.js';
export {
  missingPolicyFiles,
  policyDraftProblem,
  policyFileTypeProblem,
  policySubmitProblem,
  policyTemplateProblem,
  withoutPolicyFile,
  withPolicyFile,
  type PolicyFileList,
  type PolicyFileProblem,
  type PolicyUpload,
} from './policyApplications/policyFiles.js';
export {
  policyDecisionErrors,
  policyFormErrors,
  policyRedemptionErrors,
  type PolicyFormLimits,
} from './policyApplications/policyFormRules.js';
export { parseRange, reachesInto, type NumberRange } from './money/ranges.js';
export { externalProductUrl, type PlatformFields } from './links/externalProductUrl.js';
export { httpsUrl } from './links/httpsUrl.js';
export { safeUrl } from './links/safeUrl.js';
export { servesPlace, servesProvince } from './areas/serviceRegion.js';
export {
  creditCodeWarning,
  validateCaptcha,
  validateCreditCode,
  validateIdCard,
  validateNickname,
  validatePassword,
  validatePasswordAgain,
  validatePhone,
  type Verdict,
} from './validators/validators.js';
export { hasOwn } from '../builtins/hasOwn.js';
export { lastOf } from '../builtins/lastOf.js';
export { webhookTypeOf } from './webhooks/webhookEvents.js';
export {
  companyListErrorTotal,
  defaultProvince,
  epidemicCategoryId,
  pageSizes,
  personCategoryId,
} from '../generated/constants.js';
export { constants } from '../generated/constantTable.js';
export { messages } from '../generated/messages.js';
export {
  fixedPermissions,
  optionalPermissions,
  permissionKeys,
  rolePermissions,
  type PermissionKey,
} from '../generated/permissions.js';
export * from '../generated/firstEnums.js';
export * from '../generated/enums.js';
export {
  chooseOption,
  flagUnanswered,
  toAnswers,
  writeAnswer,
} from './evaluations/questionnaire.js';
export { contrastWithWhite, isReadableBrand, minBrandContrast } from './areas/brandContrast.js';
export { isRegionKey, isReservedKey } from './areas/regionKey.js';
