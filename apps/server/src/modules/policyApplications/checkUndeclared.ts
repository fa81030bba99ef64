import { PolicyApplicationStateLabels } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { UserCompany } from '../companies/repository.js';
import { findOpen } from './repository.js';

type Call = Pick<UserCall<never>, 'db' | 'user'>;
type Mine = Pick<UserCompany, 'company' | 'authorized'>;

/**
 * The declaration that keeps a user from declaring a policy for their company, until it is rejected. What colleagues declare is
 * hidden from a user whom the company has not authorised.
 */
export async function openDeclaration(
  { db, user }: Call,
  { company, authorized }: Mine,
  policyId: string,
) {
  const open = await findOpen(db, { companyId: company.id, policyId });
  const isOwn = open?.userId === user.id;
  return open && (isOwn || authorized) ? { ...open, isOwn } : undefined;
}

/** Refuses a draft or declaration beside the one that excludes it. */
export async function checkUndeclared(call: Call, mine: Mine, policyId: string): Promise<void> {
  const open = await openDeclaration(call, mine, policyId);
  if (!open) return;
  const state = PolicyApplicationStateLabels[open.state];
  throw conflict(
    open.isOwn
      ? `该企业已申报此政策（${state}），请勿重复申报，请在“我的申报”中查看`
      : `您的同事已为该企业申报此政策（${state}），请勿重复申报`,
  );
}
