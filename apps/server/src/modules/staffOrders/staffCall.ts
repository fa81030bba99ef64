import type { UserCall } from '../../http/context.js';

/** What actions on an order take of a call. */
export type StaffCall = Pick<UserCall<'acceptOrder'>, 'db' | 'now' | 'requestId' | 'user'>;
