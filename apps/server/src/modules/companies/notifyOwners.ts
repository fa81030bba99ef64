import type { OperationId } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import type { UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { describePerson } from './maskedPerson.js';
import { listOtherOwners, readNames } from './memberRepository.js';

const texts = {
  BOUND: { title: '有用户添加了您的企业', did: '添加了企业', state: '，尚未获得授权' },
  AUTHORISED: { title: '有用户通过了您企业的授权', did: '通过了企业', state: '的授权认证' },
} as const;

/**
 * Tells everyone else who may act for a company that the user added it or proved to act for it, so that no stranger
 * does so unnoticed. Called with the same transaction.
 */
export async function notifyOwners(
  { db, now, user }: Pick<UserCall<OperationId>, 'db' | 'now' | 'user'>,
  companyId: string,
  event: keyof typeof texts,
): Promise<void> {
  const binding = { userId: user.id, companyId };
  const owners = await listOtherOwners(db, binding);
  if (owners.length === 0) return;
  const { companyName, ...person } = await readNames(db, binding);
  const at = now();
  const { title, did, state } = texts[event];
  const what = `用户${describePerson(person)}于${formatDateTime(at.toISOString())}${did}“${companyName}”${state}。`;
  const content = `${what}如非本人或本单位授权，请在“我的企业 → 使用人”中提出异议。`;
  const subject = { kind: 'COMPANY', id: companyId } as const;
  for (const userId of owners)
    await createNotice(db, { userId, noticeType: 'OTHER', title, content, subject }, at);
}
