import type { OperationId, OperationInput } from '@huiqi/sdk';
import { ApiError, invalid } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { checkPhoneCode } from '../captchas/phoneCodes.js';
import { findById, findByPhone, type Account } from '../session/repository.js';
import { takeToken } from '../session/oneTimeTokenRepository.js';

type Body = OperationInput<'retrievePassword'>['body'];
type AnyCall = UserCall<OperationId>;

/** Proofs are bound to this site. */
export const proofSource = 'retrieval';

/** The account of a phone with a valid code; throws 792102, then 794104. */
export async function accountOfCode(
  call: AnyCall,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<Account> {
  await checkPhoneCode(call, { purpose: 'reset', phone, code });
  const account = await findByPhone(call.db, phone);
  // Reached only by the holder of the phone, so nobody else learns whether it is registered.
  if (!account || account.disabled) throw new ApiError('794104');
  return account;
}

async function accountOfProof(call: AnyCall, phone: string, token: string): Promise<Account> {
  const given = { kind: 'reset', source: proofSource, token } as const;
  const taken = await takeToken(call.db, given, call.now());
  const account = taken.state === 'taken' ? await findById(call.db, taken.userId) : undefined;
  if (!account || account.disabled || account.phone !== phone) throw new ApiError('792102');
  return account;
}

/** The account whose owner proved the phone, in this call or the previous one. */
export async function provenAccount(call: AnyCall, body: Body): Promise<Account> {
  const { telPhone: phone, code, proof } = body;
  if (proof !== undefined) return accountOfProof(call, phone, proof);
  if (code === undefined) throw invalid([{ field: 'code', message: '请填写此项' }]);
  return accountOfCode(call, { phone, code });
}
