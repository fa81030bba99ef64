import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, SelectOption } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { has } from '../../db/filters.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { containingWords } from '../../db/containingWords.js';
import { serviceProducts } from '../../schema/services.js';
import type { Organisation, Product } from './content.js';
import { serviceOrganisations } from '../../schema/organisations.js';

/** Aggregates over the products of an organisation. */
export interface Figures {
  readonly productNumber: number;
  readonly orderNumber: number;
  readonly scoreSum: number;
  readonly scoreCount: number;
}

export interface OrganisationRow extends Figures {
  readonly organisation: Organisation;
}

export interface ProductRow {
  readonly product: Product;
  readonly orgName: string;
}

// A separate fragment: in a selection from one table Drizzle omits the table name of a column, which would compare the
// products with themselves.
const isItsProduct = eq(serviceProducts.orgId, serviceOrganisations.id);

const ofProducts = (figure: SQL) =>
  sql<number>`(select ${figure} from ${serviceProducts} where ${isItsProduct})`.mapWith(Number);

const selectOrganisations = (db: Queryable) =>
  db
    .select({
      organisation: serviceOrganisations,
      productNumber: ofProducts(
        sql`count(*) filter (where ${serviceProducts.published} and ${serviceProducts.productStatus} = 'ON_SHELF')`,
      ),
      orderNumber: ofProducts(sql`coalesce(sum(${serviceProducts.orderNumber}), 0)`),
      scoreSum: ofProducts(sql`coalesce(sum(${serviceProducts.scoreSum}), 0)`),
      scoreCount: ofProducts(sql`coalesce(sum(${serviceProducts.scoreCount}), 0)`),
    })
    .from(serviceOrganisations);

const selectProducts = (db: Queryable) =>
  db
    .select({ product: serviceProducts, orgName: serviceOrganisations.name })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId));

/** Matches the staff member's organisation; nothing without one. */
const ownOrganisation = (orgId: string | null): SQL =>
  orgId === null ? sql`false` : eq(serviceOrganisations.id, orgId);

/** Matches the products of the staff member's organisation. */
const ownProducts = (orgId: string | null): SQL =>
  orgId === null ? sql`false` : eq(serviceProducts.orgId, orgId);

type OrganisationFilters = Omit<OperationInput<'listOrganisations'>, 'index' | 'size'>;

export function findOrganisations<Item>(
  db: Queryable,
  orgId: string | null,
  { index, size, keyword, auditStatus }: OrganisationFilters & PageInput,
  toItem: (row: OrganisationRow) => Item,
  defaultSize: number,
): Promise<Page<Item>> {
  const where = and(
    ownOrganisation(orgId),
    containingWords(serviceOrganisations.name, keyword),
    has(serviceOrganisations.auditStatus, auditStatus),
  );
  return page(
    {
      rows: selectOrganisations(db).where(where).orderBy(serviceOrganisations.id),
      toItem,
      total: db.$count(serviceOrganisations, where),
    },
    { index, size },
    defaultSize,
  );
}

/** Finds the staff member's organisation if `id` names it; undefined otherwise. */
export async function findOwnOrganisation(
  db: Queryable,
  orgId: string | null,
  id: string,
): Promise<OrganisationRow | undefined> {
  const [row] = await selectOrganisations(db).where(
    and(ownOrganisation(orgId), eq(serviceOrganisations.id, id)),
  );
  return row;
}

export const listOwnOrganisationOptions = (
  db: Queryable,
  orgId: string | null,
): Promise<SelectOption[]> =>
  db
    .select({ id: serviceOrganisations.id, name: serviceOrganisations.name })
    .from(serviceOrganisations)
    .where(ownOrganisation(orgId));

type ProductFilters = Omit<OperationInput<'listOrganisationProducts'>, 'index' | 'size'>;

const matching = (own: string | null, filters: ProductFilters): SQL | undefined =>
  and(
    ownProducts(own),
    has(serviceProducts.orgId, filters.orgId),
    containingWords(serviceProducts.name, filters.productName),
    has(serviceProducts.auditStatus, filters.auditStatus),
    has(serviceProducts.productStatus, filters.productStatus),
    has(serviceProducts.typeBig, filters.serviceTypeBig),
    has(serviceProducts.typeSmall, filters.serviceTypeSmall),
  );

const lastChange = sql`greatest(${serviceProducts.updatedAt}, ${serviceProducts.submittedAt})`;

/** One page of the organisation's products, last changed first. */
export function findProducts<Item>(
  db: Queryable,
  orgId: string | null,
  { index, size, ...filters }: ProductFilters & PageInput,
  toItem: (row: ProductRow) => Item,
  defaultSize: number,
): Promise<Page<Item>> {
  const where = matching(orgId, filters);
  return page(
    {
      rows: selectProducts(db).where(where).orderBy(desc(lastChange), serviceProducts.id),
      toItem,
      total: db.$count(serviceProducts, where),
    },
    { index, size },
    defaultSize,
  );
}

export const listOwnProductOptions = (
  db: Queryable,
  own: string | null,
  orgId: string | undefined,
): Promise<SelectOption[]> =>
  db
    .select({ id: serviceProducts.id, name: serviceProducts.name })
    .from(serviceProducts)
    .where(matching(own, { orgId }))
    .orderBy(asc(serviceProducts.name), serviceProducts.id);

/** Finds a product of the staff member's organisation; undefined if it belongs to another. */
export async function findOwnProduct(
  db: Queryable,
  orgId: string | null,
  id: string,
): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(db).where(and(ownProducts(orgId), eq(serviceProducts.id, id)));
  return row;
}
