/** Setting a first password, changing and retrieving one, by phone code and captcha. */

export { AccountDone, type AccountDoneProps } from './AccountDone.js';
export { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.js';
export { passwordsCopy, type PasswordsCopy } from './copy.js';
export { FirstPasswordDialog, type FirstPasswordDialogProps } from './FirstPasswordDialog.js';
export { keepLoginAccount } from './loginAccount.js';
export { PasswordRetrieval, type PasswordRetrievalProps } from './PasswordRetrieval.js';
export { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength.js';
export { retrievalSteps, type RetrievalStep } from './retrieval.js';
export type { CodeControl } from './CodeControl.js';
