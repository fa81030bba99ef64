import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditState, CertifyType } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { statementWhere } from '../../db/statement.js';
import { areas } from '../../schema/areas.js';
import { users } from '../../schema/users.js';
import { certifications } from '../../schema/certifications.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { isRevoked } from './objectionRepository.js';

export type CompanyRow = typeof companies.$inferSelect;
export interface UserCompany {
  readonly company: CompanyRow;
  readonly authorized: boolean;
  readonly certifyType: CertifyType | null;
  readonly authority: readonly string[] | null;
  readonly boundAt: Date;
  readonly areaName: string | null;
  /** PASSED if a check of the company by the user counts, otherwise the result of the latest. */
  readonly certifyState: AuditState | null;
  readonly current: boolean;
}

const current = sql<boolean>`coalesce(${users.companyId} = ${companies.id}, false)`;
const columns = {
  company: companies,
  authorized: userCompanies.authorized,
  certifyType: userCompanies.certifyType,
  authority: userCompanies.authority,
  boundAt: userCompanies.boundAt,
  areaName: areas.name,
  certifyState: sql<AuditState | null>`(
    select ${certifications.state} from ${certifications}
    where ${certifications.userId} = ${userCompanies.userId} and ${certifications.creditCode} = ${companies.creditCode}
      and not ${isRevoked}
    order by ${certifications.state} = 'PASSED' desc, ${certifications.createdAt} desc, ${certifications.id} desc limit 1)`,
  current,
};

const selectUserCompanies = (db: Queryable) =>
  db
    .select(columns)
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .innerJoin(users, eq(users.id, userCompanies.userId))
    .leftJoin(areas, eq(areas.code, companies.areaCode));

/** The current company first, then authorised ones. */
const standardOrder = [desc(current), desc(userCompanies.authorized), asc(companies.id)];

/** A region; 0 means the whole parent area. */
export interface RegionOfCompanies {
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}

const whole = '0';

function within({ scfProvince, scfCity, scfDistrict }: RegionOfCompanies) {
  return and(
    ...(scfProvince === whole ? [] : [eq(companies.provinceCode, scfProvince)]),
    ...(scfCity === whole ? [] : [eq(companies.cityCode, scfCity)]),
    ...(scfDistrict === whole ? [] : [eq(companies.areaCode, scfDistrict)]),
  );
}

export const listUserCompanies = (
  db: Queryable,
  userId: string,
  range: PageInput,
): Promise<Page<UserCompany>> => {
  const own = eq(userCompanies.userId, userId);
  return page(
    {
      rows: selectUserCompanies(db)
        .where(own)
        .orderBy(...standardOrder),
      toItem: (row) => row,
      total: db.$count(userCompanies, own),
    },
    range,
    constants.pageSizes.relatedCompanies,
  );
};

/** Lists all companies of the user, on one page. */
export const listAllCompanies = async (
  db: Queryable,
  userId: string,
  region?: RegionOfCompanies,
): Promise<UserCompany[]> =>
  selectUserCompanies(db)
    .where(and(eq(userCompanies.userId, userId), ...(region ? [within(region)] : [])))
    .orderBy(...standardOrder);

const findWhere = statementWhere('user_company', (db, where) =>
  selectUserCompanies(db).where(where),
);

/** Finds a company of the user; other users' companies are not found. */
export async function findUserCompany(
  db: Queryable,
  userId: string,
  creditCode: string,
): Promise<UserCompany | undefined> {
  const code = creditCode.toUpperCase();
  const own = and(eq(userCompanies.userId, userId), eq(companies.creditCode, code));
  const [row] = await findWhere(db, own);
  return row;
}

/** Finds a company of the user by its id, which is also that of the binding. */
export async function findBinding(
  db: Queryable,
  userId: string,
  companyId: string,
): Promise<UserCompany | undefined> {
  const own = and(eq(userCompanies.userId, userId), eq(companies.id, companyId));
  const [row] = await findWhere(db, own);
  return row;
}

/** Number of a TAX account; null for others. */
export async function findTaxNumber(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ taxNo: users.taxNo })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.type, 'TAX')));
  return row?.taxNo ?? null;
}

/** Names of areas by code. */
export async function readAreaNames(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: areas.code, name: areas.name })
    .from(areas)
    .where(inArray(areas.code, [...new Set(codes)]));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Names of companies by credit code. */
export async function readCompanyNames(
  db: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { creditCode, name } = companies;
  const wanted = codes.map((code) => code.toUpperCase());
  const rows = await db
    .select({ creditCode, name })
    .from(companies)
    .where(inArray(creditCode, wanted));
  return new Map(rows.map((row) => [row.creditCode, row.name]));
}
