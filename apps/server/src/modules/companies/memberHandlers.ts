import type { CompanyMember } from '@huiqi/sdk';
import { objectionReasonErrors } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers } from '../../http/context.js';
import { findActingCompany } from './actingCompany.js';
import { maskedPerson } from './maskedPerson.js';
import { findMember, listMembers, type MemberRow } from './memberRepository.js';
import { addObjection } from './objectionRepository.js';

const toMember =
  (userId: string) =>
  ({ id, authorized, boundAt, objected, ...person }: MemberRow): CompanyMember => ({
    id,
    ...maskedPerson(person),
    self: id === userId,
    authorized,
    boundTs: boundAt.toISOString(),
    objected,
  });

async function actingFor(db: Queryable, userId: string, creditCode: string) {
  return existing(await findActingCompany(db, userId, creditCode));
}

/** Listing a company's users, for those who may act for it, and objecting to them. */
export const memberHandlers = {
  listCompanyMembers: async ({ db, user, input }) => {
    const { nsrsbh, ...range } = input;
    const { id: companyId } = await actingFor(db, user.id, nsrsbh);
    return listMembers(db, { userId: user.id, companyId }, range, toMember(user.id));
  },

  objectToCompanyMember: async ({ db, user, input, now }) => {
    const { nsrsbh, memberId, reason } = input.body;
    const { id: companyId } = await actingFor(db, user.id, nsrsbh);
    if (memberId === user.id)
      throw invalid([{ field: 'memberId', message: '不能对自己提出异议，可直接解绑企业' }]);
    const member = existing(await findMember(db, companyId, memberId));
    const errors = objectionReasonErrors(reason);
    if (errors.length > 0) throw invalid(errors);
    const objection = { companyId, memberId, userId: user.id, reason: reason.trim() };
    if (!(await addObjection(db, { ...objection, createdAt: now() })))
      throw conflict('对该用户的异议正在处理中，请勿重复提交');
    return toMember(user.id)({ ...member, objected: true });
  },
} satisfies Handlers;
