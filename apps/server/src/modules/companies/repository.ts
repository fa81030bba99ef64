import { and, asc, desc, eq } from 'drizzle-orm';
import type { CertifyType, RelatedCompany } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { products } from '../products/table.js';
import { companies } from './table.js';
import { userCompanies } from './userCompaniesTable.js';
import { maskPhone } from '../../text/mask.js';

export type CompanyRow = typeof companies.$inferSelect;
export interface UserCompany {
  readonly company: CompanyRow;
  readonly authorized: boolean;
  readonly certifyType: CertifyType | null;
}

const columns = {
  company: companies,
  authorized: userCompanies.authorized,
  certifyType: userCompanies.certifyType,
};

function toRelatedCompany({ company, authorized }: UserCompany): RelatedCompany {
  return {
    id: company.id,
    nsrsbh: company.creditCode,
    qymc: company.name,
    creditCode: company.creditCode,
    legalName: company.legalName,
    legalPhone: maskPhone(company.legalPhone),
    areaCode: company.areaCode,
    cityCode: company.cityCode,
    provinceCode: company.provinceCode,
    address: company.address,
    authorized,
  };
}

const selectUserCompanies = (db: Queryable) =>
  db
    .select(columns)
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId));

export function listUserCompanies(
  db: Queryable,
  userId: string,
  range: PageInput,
): Promise<Page<RelatedCompany>> {
  const own = eq(userCompanies.userId, userId);
  const authorisedFirst = selectUserCompanies(db)
    .where(own)
    .orderBy(desc(userCompanies.authorized), asc(companies.id));
  return page(
    { rows: authorisedFirst, toItem: toRelatedCompany, total: db.$count(userCompanies, own) },
    range,
    constants.pageSizes.relatedCompanies,
  );
}

/** Finds a company of the user; the companies of others are as if they did not exist. */
export async function findUserCompany(
  db: Queryable,
  userId: string,
  creditCode: string,
): Promise<UserCompany | undefined> {
  const [row] = await selectUserCompanies(db).where(
    and(eq(userCompanies.userId, userId), eq(companies.creditCode, creditCode.toUpperCase())),
  );
  return row;
}

export const listAuthorised = (db: Queryable, userId: string): Promise<UserCompany[]> =>
  selectUserCompanies(db).where(
    and(eq(userCompanies.userId, userId), eq(userCompanies.authorized, true)),
  );

export async function authoriseCompany(
  db: Queryable,
  row: {
    userId: string;
    companyId: string;
    certifyType: CertifyType;
    authority: string[];
    at: Date;
  },
): Promise<void> {
  await db
    .update(userCompanies)
    .set({
      authorized: true,
      certifyType: row.certifyType,
      authority: row.authority,
      authorizedAt: row.at,
    })
    .where(and(eq(userCompanies.userId, row.userId), eq(userCompanies.companyId, row.companyId)));
}

export async function findProductRegion(
  db: Queryable,
  productId: string,
): Promise<{ regionCodes: string[]; scfProvince: string } | undefined> {
  const [row] = await db
    .select({ regionCodes: products.regionCodes, scfProvince: products.scfProvince })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.onShelf, true)));
  return row;
}
