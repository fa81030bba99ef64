import type { Translation } from '../../provider/copy.js';
import type { sessionCopy } from './copy.js';

/** English copy of signing in and out. */
export const sessionCopyEn = {
  title: 'Log in',
  passwordTab: 'Password',
  phoneTab: 'Code by text message',
  taxTab: 'Tax number',
  phone: 'Mobile number',
  taxNo: 'Unified social credit code (tax number)',
  password: 'Password',
  passwordNeeded: 'Enter the password',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  login: 'Log in',
  failed: 'Not logged in',
  otherWays: 'Other ways to log in',
  thirdParty: 'Third-party login',
  menu: 'User menu',
  center: 'Company centre',
  desk: 'Desk',
  changePassword: 'Change password',
  logout: 'Log out',
  guest: 'User',
} as const satisfies Translation<typeof sessionCopy>;
