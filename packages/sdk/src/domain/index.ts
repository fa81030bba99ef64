export {
  applyEntry,
  type ApplyFact,
  type ApplyFacts,
  type ApplySource,
  type ApplyStep,
  type RefusalReason,
} from './applyEntry.js';
export { creditCodeCheckChar, idCardCheckChar } from './checkDigits.js';
export { isContactPhone, phoneHref, phoneParts, validateContactPhone } from './contactPhones.js';
export {
  demandDueOn,
  demandTransition,
  demandTransitions,
  mayRateDemand,
  type DemandMover,
  type DemandTransition,
  type RatableDemand,
} from './demandMachine.js';
export { demandClosingErrors, demandErrors } from './demandRules.js';
export { formatDate, formatDateTime, formatNoticeTime, isCalendarDate } from './dates.js';
export { readFilterParams, writeFilterParams, type CompanyListFilter } from './filterParams.js';
export {
  recommendationCode,
  toFormItems,
  toFormValues,
  toLoanApplication,
  validateForm,
  withRepaymentTypes,
} from './form.js';
export { displayEntry, type EntryNames } from './displayEntry.js';
export { partsOf } from './formChoices.js';
export { formProblems } from './formProblems.js';
export { visibleEntries, type FormValues } from './visibleEntries.js';
export { encodePassword } from './encodePassword.js';
export { isAsked, validateEntry, type EntryCheck } from './formEntry.js';
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
} from './formats.js';
export { cutText } from './cutText.js';
export { trimDecimal } from './decimals.js';
export { labelOf, type Dictionary } from './labelOf.js';
export { landingPath } from './landing.js';
export {
  estimateLoanLimit,
  type LoanLimitBasis,
  type LoanLimitRange,
} from './loanLimitEstimate.js';
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
} from './orderMachine.js';
export { fenToYuan, wanToFen, type Fen } from './fen.js';
export { describeLoan, loanErrors } from './loanRules.js';
export {
  anyLoanLimits,
  loanTermsProblems,
  yearlyRate,
  type LoanTermsInput,
  type LoanTermsLimits,
  type TermsRange,
} from './loanTerms.js';
export { objectionDecisionErrors, objectionReasonErrors } from './objectionRules.js';
export { isStartDate, repaymentDates } from './repaymentDates.js';
export { toSavedApplication } from './savedApplication.js';
export {
  organisationContentErrors,
  serviceDecisionErrors,
  serviceProductErrors,
} from './serviceContentRules.js';
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
} from './serviceOrderMachine.js';
export {
  needsServiceReply,
  serviceApplicationErrors,
  serviceHandlingErrors,
  serviceRatingErrors,
} from './serviceOrderRules.js';
export { statusesAtBank } from './statusesAtBank.js';
export {
  repaymentSchedule,
  type RepaymentRow,
  type RepaymentSchedule,
  type RepaymentTerms,
} from './repaymentSchedule.js';
export { configuredPage } from './configuredPage.js';
export {
  renewalColumns,
  type RenewalOutcome,
  type RenewalColumn,
  type RenewalColumnKey,
} from './renewalColumns.js';
export {
  describeRenewal,
  renewalAnswerErrors,
  renewalErrors,
  type RenewalAsked,
  type RenewalProductLimits,
} from './renewalRules.js';
export {
  contractAfter,
  ticketAmounts,
  yuanToFen,
  type TicketAmounts,
  type TicketTerms,
} from './ticketAmounts.js';
export {
  ticketApplicationErrors,
  ticketFieldErrors,
  ticketReviewErrors,
  type TicketFields,
} from './ticketRules.js';
export {
  nextTicketState,
  openTicketStates,
  ticketBatchStateOn,
  ticketStatusOn,
  ticketTransitions,
  type BatchDays,
  type TicketDays,
  type TicketMover,
} from './ticketStates.js';
export { commonPasswords } from './commonPasswords.js';
export { isOpenCase } from './isOpenCase.js';
export { isOwnPath } from './ownPath.js';
export {
  isCommonPassword,
  passwordStrength,
  type PasswordLevel,
  type PasswordStrength,
} from './passwordStrength.js';
export { holdsPermission, permissionsOf } from './permissions.js';
export { ageOn, birthDateOf, validatePersonAge } from './personAge.js';
export { toPersonLoanApplication } from './personApplication.js';
export {
  needsPolicyReason,
  nextPolicyState,
  openPolicyStates,
  policyTransitions,
  policyTransitionsFrom,
  type PolicyMover,
  type PolicyTransition,
} from './policyApplicationMachine.js';
export {
  policyApplyMode,
  policyApplyModes,
  policyRecordId,
  type PolicyApplyFacts,
  type PolicyApplyMode,
  type PolicyApplyModeRules,
  type PolicyRecordId,
} from './policyApplyMode.js';
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
} from './policyFiles.js';
export {
  policyDecisionErrors,
  policyFormErrors,
  policyRedemptionErrors,
  type PolicyFormLimits,
} from './policyFormRules.js';
export { parseRange, reachesInto, type NumberRange } from './ranges.js';
export { safeUrl } from './safeUrl.js';
export { servesPlace, servesProvince } from './serviceRegion.js';
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
} from './validators.js';
export { webhookTypeOf } from './webhookEvents.js';
export {
  companyListErrorTotal,
  defaultProvince,
  epidemicCategoryId,
  pageSizes,
  personCategoryId,
} from '../generated/constants.js';
export { constants } from '../generated/constantTable.js';
export { messages } from '../generated/messages.js';
export { permissionKeys, rolePermissions, type PermissionKey } from '../generated/permissions.js';
export * from '../generated/firstEnums.js';
export * from '../generated/enums.js';
export { chooseOption, flagUnanswered, toAnswers, writeAnswer } from './questionnaire.js';
