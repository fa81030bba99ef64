import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { CertifyType, RelatedCompany } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { products } from '../products/table.js';
import { companies, userCompanies } from '../session/table.js';
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

export async function listUserCompanies(
  db: Queryable,
  userId: string,
  { index, size }: { index: number; size: number },
): Promise<{ content: RelatedCompany[]; totalElements: number }> {
  const mine = eq(userCompanies.userId, userId);
  const rows = await db
    .select(columns)
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(mine)
    .orderBy(desc(userCompanies.authorized), asc(companies.id))
    .limit(size)
    .offset((index - 1) * size);
  const [total] = await db.select({ n: count() }).from(userCompanies).where(mine);
  return { content: rows.map(toRelatedCompany), totalElements: total?.n ?? 0 };
}

/** A company of the user; foreign and unknown companies are alike. */
export async function findUserCompany(
  db: Queryable,
  userId: string,
  creditCode: string,
): Promise<UserCompany | undefined> {
  const [row] = await db
    .select(columns)
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(
      and(eq(userCompanies.userId, userId), eq(companies.creditCode, creditCode.toUpperCase())),
    );
  return row;
}

export async function listAuthorised(db: Queryable, userId: string): Promise<UserCompany[]> {
  return db
    .select(columns)
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(and(eq(userCompanies.userId, userId), eq(userCompanies.authorized, true)));
}

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
