import { asc, eq } from 'drizzle-orm';
import type { PolicySearchMenu } from '@huiqi/sdk';
import { EnterpriseSizeLabels, EnterpriseSizeValues } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { policyDictionary, policyPublishers } from '../../schema/policies.js';

/** Filter values of the search, with labels. */
export async function readMenu(db: Queryable): Promise<PolicySearchMenu> {
  const entries = await db
    .select()
    .from(policyDictionary)
    .orderBy(asc(policyDictionary.position), asc(policyDictionary.code));
  const of = (wanted: 'CATEGORY' | 'GRADE') =>
    entries.filter(({ kind }) => kind === wanted).map(({ code, name }) => ({ code, name }));
  const publishers = await db
    .select()
    .from(policyPublishers)
    .where(eq(policyPublishers.isWithdrawn, false))
    .orderBy(asc(policyPublishers.position), asc(policyPublishers.id));
  return {
    categories: of('CATEGORY'),
    grades: of('GRADE'),
    enterpriseSizes: EnterpriseSizeValues.map((code) => ({
      code,
      name: EnterpriseSizeLabels[code],
    })),
    publishOrgs: publishers.map(({ id, name }) => ({ code: id, name })),
  };
}
