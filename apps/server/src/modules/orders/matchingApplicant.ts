import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import type { OperationInput } from '@huiqi/sdk';
import { areas } from '../areas/table.js';
import { companies } from '../companies/table.js';
import { products } from '../products/table.js';
import { containing } from './containing.js';
import { orders } from './table.js';

const select = new QueryBuilder();

type ApplicantFilters = Pick<
  OperationInput<'listStaffOrders'>,
  'companyName' | 'nsrsbh' | 'regionName' | 'scfProvince' | 'scfCity' | 'scfDistrict'
>;

// 0 stands for the whole of the area above.
const inPlace = (column: PgColumn, code: string | undefined) =>
  code === undefined || code === '0' ? [] : [eq(column, code)];

const areaNamed = (regionName: string, of: SQL) =>
  exists(
    select
      .select({ one: sql`1` })
      .from(areas)
      .where(and(of, containing(areas.name, regionName))),
  );

function companyConditions(filters: ApplicantFilters): SQL[] {
  const { companyName, nsrsbh, regionName, scfProvince, scfCity, scfDistrict } = filters;
  return [
    ...(companyName ? [containing(companies.name, companyName)] : []),
    ...(nsrsbh ? [eq(companies.creditCode, nsrsbh)] : []),
    ...inPlace(companies.provinceCode, scfProvince),
    ...inPlace(companies.cityCode, scfCity),
    ...inPlace(companies.areaCode, scfDistrict),
    ...(regionName ? [areaNamed(regionName, eq(areas.code, companies.areaCode))] : []),
  ];
}

const ofPeople = alias(orders, 'of_people');

/**
 * Orders of people: they are where the product is on offer. Null if none can match. Their ids come from an index of their
 * own, so that counting the others still reads no table.
 */
function personOrders(filters: ApplicantFilters): SQL | undefined | null {
  const { companyName, nsrsbh, regionName, scfProvince, scfCity, scfDistrict } = filters;
  if (nsrsbh) return null;
  // What is on offer in the whole province is so in every part of it.
  const within = scfProvince ?? '';
  const serves = [scfCity, scfDistrict].flatMap((code) =>
    code === undefined || code === '0'
      ? []
      : [sql`(${products.regionCodes} ? ${code} or ${products.regionCodes} ? ${within})`],
  );
  const conditions = [
    ...inPlace(products.scfProvince, scfProvince),
    ...serves,
    ...(regionName ? [areaNamed(regionName, sql`${products.regionCodes} ? ${areas.code}`)] : []),
  ];
  const offered = select
    .select({ id: products.id })
    .from(products)
    .where(and(...conditions));
  return inArray(
    orders.id,
    select
      .select({ id: ofPeople.id })
      .from(ofPeople)
      .where(
        and(
          eq(ofPeople.kind, 'PERSON'),
          ...(companyName ? [containing(ofPeople.applicantName, companyName)] : []),
          ...(conditions.length > 0 ? [inArray(ofPeople.productId, offered)] : []),
        ),
      ),
  );
}

/** Orders of the companies, and of the people, that match the filters. */
export function ofApplicant(filters: ApplicantFilters): SQL | undefined {
  const conditions = companyConditions(filters);
  if (conditions.length === 0) return undefined;
  const ofCompany = inArray(
    orders.companyId,
    select
      .select({ id: companies.id })
      .from(companies)
      .where(and(...conditions)),
  );
  const ofPerson = personOrders(filters);
  return ofPerson === null ? ofCompany : or(ofCompany, ofPerson);
}
