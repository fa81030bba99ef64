import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { companies } from '../../schema/companies.js';
import { isPublic } from '../demands/repository.js';
import { demands } from '../../schema/demands.js';
import { containingWords } from '../../db/containingWords.js';
import { supervisedCompanies } from '../../schema/supervisedCompanies.js';

export type SupervisedCompanyRow = typeof supervisedCompanies.$inferSelect;

interface CompanyQuery<Item> extends PageInput {
  readonly keyword?: string | undefined;
  readonly toItem: (row: SupervisedCompanyRow) => Item;
}

/** Companies with the keyword in their name or as their credit code, latest change first. */
export function findSupervisedCompanies<Item>(
  db: Queryable,
  { keyword = '', toItem, ...range }: CompanyQuery<Item>,
  defaultSize: number,
): Promise<Page<Item>> {
  const wanted = keyword.normalize('NFKC').trim();
  const where =
    wanted === ''
      ? undefined
      : or(
          containingWords(supervisedCompanies.name, wanted),
          eq(supervisedCompanies.creditCode, wanted.toUpperCase()),
        );
  const rows = db
    .select()
    .from(supervisedCompanies)
    .where(where)
    .orderBy(desc(supervisedCompanies.updatedOn), asc(supervisedCompanies.id));
  return page({ rows, toItem, total: db.$count(supervisedCompanies, where) }, range, defaultSize);
}

export async function findSupervisedCompany(
  db: Queryable,
  id: string,
): Promise<SupervisedCompanyRow | undefined> {
  const [row] = await db.select().from(supervisedCompanies).where(eq(supervisedCompanies.id, id));
  return row;
}

/** Number of a company's public demands. */
export async function countPublicDemands(db: Queryable, creditCode: string): Promise<number> {
  const rows = await db
    .select({ id: demands.id })
    .from(demands)
    .innerJoin(companies, eq(companies.id, demands.companyId))
    .where(and(isPublic, eq(companies.creditCode, creditCode)));
  return rows.length;
}
