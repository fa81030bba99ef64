export { creditCodeCheckChar, idCardCheckChar } from './checkDigits.js';
export { formatDate, formatDateTime, formatNoticeTime, isCalendarDate } from './dates.js';
export {
  recommendationCode,
  toFormValues,
  toLoanApplication,
  validateForm,
  type FormValues,
} from './form.js';
export { encodePassword } from './encodePassword.js';
export { validateEntry } from './formEntry.js';
export {
  emptyText,
  formatPercent,
  formatPercentRange,
  formatTermRange,
  formatText,
  formatThousands,
  formatWan,
} from './formats.js';
export { labelOf, type Dictionary } from './labelOf.js';
export { landingPath } from './landing.js';
export {
  decisionEvent,
  isFinalStatus,
  nextStatus,
  openOrderStatuses,
  orderTransitions,
  transitionsFrom,
  type OrderKind,
  type OrderMover,
  type OrderTransition,
} from './orderMachine.js';
export { fenToYuan, wanToFen, type Fen } from './fen.js';
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
export { commonPasswords } from './commonPasswords.js';
export { isOwnPath } from './ownPath.js';
export {
  isCommonPassword,
  passwordStrength,
  type PasswordLevel,
  type PasswordStrength,
} from './passwordStrength.js';
export { holdsPermission, permissionsOf } from './permissions.js';
export { parseRange, reachesInto, type NumberRange } from './ranges.js';
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
export { pageSizes } from '../generated/constants.js';
export { constants } from '../generated/constantTable.js';
export { messages } from '../generated/messages.js';
export { permissionKeys, rolePermissions, type PermissionKey } from '../generated/permissions.js';
export * from '../generated/enums.js';
