import { randomBytes } from 'node:crypto';
import type { PartnerUser } from '@huiqi/sdk';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { Call } from '../../http/context.js';
import type { KnownPartner } from '../../security/PartnerStore.js';
import { hashPassword } from '../../security/passwords.js';
import {
  createNamed,
  findNamed,
  findReferenced,
  keepReference,
  type NamedUser,
} from './referencedUserRepository.js';

type ExchangeCall = Call<'exchangePartnerToken'>;

/** Nobody knows the password, so on our own site only a code sent to the phone signs the user in. */
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64'));

/** Staff and agents act for others; a partner's assertion cannot sign them in. */
function requireApplicant(user: NamedUser | undefined): NamedUser {
  if (user && user.role === 'NORMA' && !user.disabled) return user;
  throw invalid([{ field: 'user', message: '该用户不能由合作机构登录' }]);
}

async function named({ db, now, region }: ExchangeCall, user: PartnerUser): Promise<NamedUser> {
  const { phone, creditCode, name = null } = user;
  if (!phone && !creditCode)
    throw invalid([
      { field: 'user.phone', message: '首次使用该标识时请提供手机号或统一社会信用代码' },
    ]);
  const known = await findNamed(db, user);
  if (known) return requireApplicant(known);
  const passwordHash = await unknownPassword();
  await createNamed(db, { phone, creditCode, name, passwordHash, ...region }, now());
  return requireApplicant(await findNamed(db, user));
}

/** The user behind a partner's reference, created if missing. */
export async function referencedUser(
  call: ExchangeCall,
  partner: KnownPartner,
  user: PartnerUser,
): Promise<NamedUser> {
  const { db, now } = call;
  const { reference } = user;
  const find = () => findReferenced(db, partner.id, reference);
  let found = await find();
  if (!found) {
    const { id: userId } = await named(call, user);
    await keepReference(db, { partnerId: partner.id, reference, userId }, now());
    found = await find();
  }
  if (!found) throw new ApiError('100500');
  // Two people sharing a reference would see each other's applications.
  const other = user.phone || user.creditCode ? await findNamed(db, user) : undefined;
  if (other && other.id !== found.id) throw conflict('该用户标识已对应其他用户');
  return requireApplicant(found);
}
