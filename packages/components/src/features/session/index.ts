/** Login form, user menu, profile and the overview of the user centre. `LoginForm` works from a listed origin as well. */

export type { CentrePaths } from './centrePaths.js';
export { sessionCopy, type SessionCopy } from './copy.js';
export { LoginForm, type LoginFormProps } from './LoginForm.js';
export { LoginFormView, type LoginEntry, type LoginFormViewProps } from './LoginFormView.js';
export type { LoginKind } from './loginKind.js';
export { UserGate, type UserGateProps } from './UserGate.js';
export { useLogout } from './useLogout.js';
export { userLabel } from './userLabel.js';
export { UserMenu, type UserMenuProps } from './UserMenu.js';
export { UserMenuView, type UserMenuViewProps } from './UserMenuView.js';
