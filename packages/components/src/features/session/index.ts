/** Login form, user menu, profile and the overview of the user centre. `LoginForm` works from a listed origin as well. */

export type { CentrePaths, CountedOrders } from './overview/centrePaths.js';
export { sessionCopy, type SessionCopy } from './copy.js';
export { LoginForm, type LoginFormProps } from './login/LoginForm.js';
export { LoginFormView, type LoginFormViewProps } from './login/LoginFormView.js';
export type { LoginEntry, LoginProblems } from './login/loginKind.js';
export type { LoginKind } from './login/loginKind.js';
export { forgetInput } from './menu/forgetInput.js';
export { UserGate, type UserGateProps } from './menu/UserGate.js';
export { useLogout } from './menu/useLogout.js';
export { userLabel } from './menu/userLabel.js';
export { UserMenu, type UserMenuProps } from './menu/UserMenu.js';
export { UserMenuView, type UserMenuViewProps } from './menu/UserMenuView.js';
