import { ApiError, forbidden, notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { findBinding, listAllCompanies, listUserCompanies } from './repository.js';
import { toEnterpriseBinding, toRelatedCompany } from './toRelatedCompany.js';
import type { Queryable } from '../../db/database.js';
import type { PageInput } from '../../db/page.js';

async function pageOf(db: Queryable, user: CurrentUser, query: PageInput & { userId: string }) {
  const { userId, ...range } = query;
  if (userId !== user.id) throw forbidden();
  const { content, page } = await listUserCompanies(db, user.id, range);
  return { content: content.map(toRelatedCompany), totalElements: page.total };
}

function requireOwn(user: CurrentUser, userId: string): void {
  if (userId !== user.id) throw notFound();
}

/** The lists of a user's companies; the contract says what each one is for. */
export const listHandlers = {
  listRelatedCompanies: ({ db, user, input }) => pageOf(db, user, input.body),

  listRelatedCompanyPage: ({ db, user, input }) => pageOf(db, user, input.body),

  listCompaniesOfUser: async ({ db, user, input }) => {
    requireOwn(user, input.id);
    return (await listAllCompanies(db, user.id)).map(toRelatedCompany);
  },

  listBoundCompanies: async ({ db, user, input }) => {
    requireOwn(user, input.userId);
    return (await listAllCompanies(db, user.id)).map(toRelatedCompany);
  },

  listCompaniesInRegion: async ({ db, user, input }) => {
    requireOwn(user, input.userId);
    return (await listAllCompanies(db, user.id, input.body)).map(toRelatedCompany);
  },

  listEnterpriseBindings: async ({ db, user }) =>
    (await listAllCompanies(db, user.id)).map(toEnterpriseBinding),

  getEnterpriseBinding: async ({ db, user, input }) => {
    const bound = await findBinding(db, user.id, input.id);
    if (!bound) throw new ApiError('793109');
    return toEnterpriseBinding(bound);
  },
} satisfies Handlers;
