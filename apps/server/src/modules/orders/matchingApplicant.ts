import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { OperationInput } from '@huiqi/sdk';
import { companies } from '../../schema/companies.js';
import { containingWords } from '../../db/containingWords.js';
import { orders } from '../../schema/orders.js';

const select = new QueryBuilder();
const ofPeople = alias(orders, 'of_people');

type ApplicantFilters = Pick<OperationInput<'listStaffOrders'>, 'companyName' | 'nsrsbh'>;

/** Orders whose company or person matches the filters; persons have no credit code. */
export function ofApplicant({ companyName, nsrsbh }: ApplicantFilters): SQL | undefined {
  if (!companyName && !nsrsbh) return undefined;
  const ofCompany = inArray(
    orders.companyId,
    select
      .select({ id: companies.id })
      .from(companies)
      .where(
        and(
          containingWords(companies.name, companyName),
          ...(nsrsbh ? [eq(companies.creditCode, nsrsbh)] : []),
        ),
      ),
  );
  if (!companyName || nsrsbh) return ofCompany;
  const ofPerson = inArray(
    orders.id,
    select
      .select({ id: ofPeople.id })
      .from(ofPeople)
      .where(
        and(eq(ofPeople.kind, 'PERSON'), containingWords(ofPeople.applicantName, companyName)),
      ),
  );
  return or(ofCompany, ofPerson);
}
