import { isHuiqiError } from '@huiqi/sdk';

/** Whether the server refused an action because the record changed since it was shown. */
export const isConflict = (error: unknown): boolean =>
  isHuiqiError(error) && error.code === '100409';
