import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, ServiceOrganisation } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { containingWords } from '../../db/containingWords.js';
import { page, type Page } from '../../db/page.js';
import { averageOf } from '../../lib/averageOf.js';
import { serviceProducts } from '../../schema/services.js';
import { serviceOrganisations } from '../../schema/organisations.js';

const isPublic = eq(serviceOrganisations.published, true);

/** Products on offer per organisation, with counts of orders and ratings. */
const figuresOf = (db: Queryable) =>
  db
    .select({
      orgId: serviceProducts.orgId,
      productNumber: sql<number>`(count(*) filter (where ${serviceProducts.published} and ${
        serviceProducts.productStatus
      } = 'ON_SHELF'))::int`.as('product_number'),
      orderNumber: sql<number>`sum(${serviceProducts.orderNumber})::int`.as('orders'),
      scoreSum: sql<number>`sum(${serviceProducts.scoreSum})::int`.as('score_total'),
      scoreCount: sql<number>`sum(${serviceProducts.scoreCount})::int`.as('scores'),
    })
    .from(serviceProducts)
    .groupBy(serviceProducts.orgId)
    .as('figures');

function selectPublic(db: Queryable, where: SQL | undefined) {
  const figures = figuresOf(db);
  const { id, name, logo, introduction } = serviceOrganisations;
  const { productNumber, orderNumber, scoreSum, scoreCount } = figures;
  return db
    .select({
      id,
      name,
      logo,
      introduction,
      productNumber,
      orderNumber,
      scoreSum,
      scoreCount,
    })
    .from(serviceOrganisations)
    .leftJoin(figures, eq(figures.orgId, id))
    .where(and(isPublic, where))
    .orderBy(desc(sql`coalesce(${orderNumber}, 0)`), id);
}

const toOrganisation = ({
  scoreSum,
  scoreCount,
  productNumber,
  orderNumber,
  ...organisation
}: Awaited<ReturnType<typeof selectPublic>>[number]): ServiceOrganisation => ({
  ...organisation,
  productNumber: productNumber ?? 0,
  orderNumber: orderNumber ?? 0,
  averageScore: averageOf(scoreSum ?? 0, scoreCount ?? 0),
  evaluationNumber: scoreCount ?? 0,
});

/** Public organisations, most orders first. */
export function findPublicOrganisations(
  db: Queryable,
  { index, size, keyword = '' }: OperationInput<'listServiceOrganisations'>,
): Promise<Page<ServiceOrganisation>> {
  const named = containingWords(serviceOrganisations.name, keyword);
  return page(
    {
      rows: selectPublic(db, named),
      toItem: toOrganisation,
      total: db.$count(serviceOrganisations, and(isPublic, named)),
    },
    { index, size },
    constants.pageSizes.marketplace,
  );
}

/** A public organisation. */
export async function publicOrganisation(
  db: Queryable,
  id: string,
): Promise<ServiceOrganisation | undefined> {
  const [row] = await selectPublic(db, eq(serviceOrganisations.id, id));
  return row && toOrganisation(row);
}
