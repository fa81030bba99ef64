import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Queryable } from '../db/database.js';
import { isPublic as isPublicDemand } from '../modules/demands/repository.js';
import { demands } from '../schema/demands.js';
import { news } from '../schema/home.js';
import { isAnnouncedToday } from '../modules/notices/isAnnounced.js';
import { notices } from '../schema/notices.js';
import { serviceOrganisations } from '../schema/organisations.js';
import { policies, policyPublishers } from '../schema/policies.js';
import { findProduct } from '../modules/products/repository.js';
import { banks, products } from '../schema/products.js';
import { isPublicService } from '../modules/services/repository.js';
import { serviceProducts } from '../schema/services.js';

/** Returns a product on offer. */
export async function describedProduct(db: Queryable, id: string) {
  const row = await findProduct(db, id);
  return row?.product.onShelf ? row : undefined;
}

/** Returns a policy that was not withdrawn. */
export async function describedPolicy(db: Queryable, id: string) {
  const [row] = await db
    .select({
      title: policies.title,
      summary: policies.summary,
      text: sql<string>`left(${policies.plainText}, 200)`,
      publisher: policyPublishers.name,
      publishedAt: policies.publishedAt,
    })
    .from(policies)
    .innerJoin(policyPublishers, eq(policyPublishers.id, policies.publishOrgId))
    .where(and(eq(policies.id, id), isNull(policies.withdrawnAt)));
  return row;
}

export async function describedNews(db: Queryable, id: string) {
  const [row] = await db
    .select({
      title: news.title,
      text: sql<string>`left(${news.content}, 200)`,
      publisher: news.source,
      publishedAt: news.createdAt,
    })
    .from(news)
    .where(and(eq(news.id, id), isNull(news.withdrawnAt)));
  return row;
}

export async function describedAnnouncement(db: Queryable, id: string) {
  const [row] = await db
    .select({
      title: notices.title,
      text: sql<string>`left(${notices.content}, 200)`,
      publishedAt: notices.createdAt,
    })
    .from(notices)
    .where(and(eq(notices.id, id), isAnnouncedToday));
  return row;
}

export async function describedService(db: Queryable, id: string) {
  const [row] = await db
    .select({
      name: serviceProducts.name,
      process: serviceProducts.process,
      provider: serviceOrganisations.name,
    })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(and(eq(serviceProducts.id, id), isPublicService));
  return row;
}

export async function describedOrganisation(db: Queryable, id: string) {
  const [row] = await db
    .select({ name: serviceOrganisations.name, text: serviceOrganisations.introduction })
    .from(serviceOrganisations)
    .where(and(eq(serviceOrganisations.id, id), eq(serviceOrganisations.published, true)));
  return row;
}

/** Returns a demand assigned to a department, without its content: people write names and phones there. */
export async function describedDemand(db: Queryable, id: string) {
  const [row] = await db
    .select({ title: demands.title })
    .from(demands)
    .where(and(eq(demands.id, id), isPublicDemand));
  return row;
}

/** Kinds of objects with a page. */
export type ThingKind =
  | 'product'
  | 'policy'
  | 'news'
  | 'announcement'
  | 'service'
  | 'organisation'
  | 'demand';

export interface PublicThing {
  readonly kind: ThingKind;
  readonly id: string;
  /** Day of the last change, YYYY-MM-DD in China. */
  readonly changed: string;
}

const kindOf = (kind: ThingKind) => sql<ThingKind>`${sql.raw(`'${kind}'`)}`.as('kind');
const dayOf = (moment: SQL | typeof news.createdAt) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('changed');

const everything = (db: Queryable) =>
  unionAll(
    db
      .select({
        kind: kindOf('product'),
        id: sql<string>`${products.id}`.as('id'),
        changed: dayOf(sql`${products.createdAt}`),
      })
      .from(products)
      .innerJoin(banks, eq(banks.id, products.bankId))
      .where(eq(products.onShelf, true)),
    db
      .select({
        kind: kindOf('policy'),
        id: sql<string>`${policies.id}`.as('id'),
        changed: dayOf(sql`${policies.publishedAt}`),
      })
      .from(policies)
      .where(isNull(policies.withdrawnAt)),
    db
      .select({
        kind: kindOf('news'),
        id: sql<string>`${news.id}`.as('id'),
        changed: dayOf(sql`${news.createdAt}`),
      })
      .from(news)
      .where(isNull(news.withdrawnAt)),
    db
      .select({
        kind: kindOf('announcement'),
        id: sql<string>`${notices.id}`.as('id'),
        changed: dayOf(sql`${notices.createdAt}`),
      })
      .from(notices)
      .where(isAnnouncedToday),
    db
      .select({
        kind: kindOf('service'),
        id: sql<string>`${serviceProducts.id}`.as('id'),
        changed: dayOf(sql`${serviceProducts.updatedAt}`),
      })
      .from(serviceProducts)
      .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
      .where(isPublicService),
    db
      .select({
        kind: kindOf('organisation'),
        id: sql<string>`${serviceOrganisations.id}`.as('id'),
        changed: dayOf(sql`${serviceOrganisations.updatedAt}`),
      })
      .from(serviceOrganisations)
      .where(eq(serviceOrganisations.published, true)),
    db
      .select({
        kind: kindOf('demand'),
        id: sql<string>`${demands.id}`.as('id'),
        changed: dayOf(sql`coalesce(${demands.repliedAt}, ${demands.createdAt})`),
      })
      .from(demands)
      .where(isPublicDemand),
  );

export const countPublicThings = (db: Db): Promise<number> =>
  db.$count(everything(db).as('things'));

/** Returns a range of all public objects, in a stable order. */
export async function publicThings(
  db: Queryable,
  part: { readonly limit: number; readonly offset: number },
): Promise<PublicThing[]> {
  const things = everything(db).as('things');
  return db
    .select({ kind: things.kind, id: things.id, changed: things.changed })
    .from(things)
    .orderBy(asc(things.kind), asc(things.id))
    .limit(part.limit)
    .offset(part.offset);
}
