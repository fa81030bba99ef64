import type { Translation } from '../../../provider/copy.js';
import type { userGateCopy } from './copy.js';

/** English copy of the login prompt on a user's own pages. */
export const userGateCopyEn = {
  title: 'Please log in',
  hint: 'Log in to see what is yours.',
  login: 'Log in',
} as const satisfies Translation<typeof userGateCopy>;
