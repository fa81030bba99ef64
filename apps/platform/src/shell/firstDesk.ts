import type { UserInfo } from '@huiqi/sdk';
import { mayEnter } from '../routes/guard.js';
import { deskEntries } from '../routes/siteRoutes.js';

/** The first desk that a user may enter, such as when their role has lost the key of the one that the server's link leads to. */
export const firstDesk = (user: Pick<UserInfo, 'permissions'>): string | undefined =>
  deskEntries.find((entry) => mayEnter(entry, user))?.path;
