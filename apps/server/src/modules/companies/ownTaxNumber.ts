import type { OperationId } from '@huiqi/sdk';
import { ApiError } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { findTaxNumber } from './repository.js';

/** Throws 100400 if a TAX user claims a tax number other than their own, which is locked (spec 1 §6). */
export async function requireOwnTaxNumber(
  { db, user }: Pick<UserCall<OperationId>, 'db' | 'user'>,
  creditCode: string,
  field: string,
): Promise<void> {
  const taxNumber = await findTaxNumber(db, user.id);
  if (taxNumber === null || taxNumber === creditCode.toUpperCase()) return;
  const message = '税号登录的用户只能认证本税号的企业';
  throw new ApiError('100400', { message, fieldErrors: [{ field, message }] });
}
