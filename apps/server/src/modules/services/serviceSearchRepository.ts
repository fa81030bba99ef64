import { and, eq, sql } from 'drizzle-orm';
import type { ServiceMode, ServicePriceType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { Range } from '../../db/page.js';
import { serviceSubtypes, serviceTypes } from '../../lib/serviceTypes.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { isOnOffer, serviceFacets, serviceProducts } from '../../schema/services.js';
import { either, oneOf, type Condition } from '../../search/facets.js';
import { containingFolded, containingIndexed } from '../../search/grams.js';
import { findPage, type SearchedList } from '../../search/searchList.js';
import { searchLimits } from '../../search/searchLimits.js';
import { fold, wordsOf } from '../../text/fold.js';

export interface ServiceQuery {
  readonly keyword?: string | undefined;
  readonly serviceTypeBig?: string | undefined;
  readonly serviceTypeSmall?: string | undefined;
  readonly serviceMode?: ServiceMode | undefined;
  readonly servicePriceType?: ServicePriceType | undefined;
  /** Services without a visit or a contract. */
  readonly shortcutService?: 1 | undefined;
  readonly orgId?: string | undefined;
}

const shortcutModes: readonly ServiceMode[] = ['PHONE_SERVICE', 'INTERNET_SERVICE'];

/** The products on offer, the most ordered first, then the newest. */
const serviceList: SearchedList = {
  table: serviceProducts,
  id: serviceProducts.id,
  facets: serviceFacets,
  rows: isOnOffer,
  sortedBy: [serviceProducts.orderNumber, serviceProducts.createdAt],
  always: isOnOffer,
};

const ofPublicOrganisation = sql`${serviceProducts.orgId} in (
  select ${serviceOrganisations.id} from ${serviceOrganisations} where ${serviceOrganisations.published})`;

const codesNamed = (
  types: readonly { readonly code: string; readonly name: string }[],
  word: string,
) => types.filter(({ name }) => fold(name).includes(word)).map(({ code }) => code);

/** Organisations with a word in their name: by their ids if they are few. */
async function ofOrganisationsNamed(db: Queryable, word: string): Promise<Condition> {
  const { id, name, published } = serviceOrganisations;
  const isNamed = and(eq(published, true), containingIndexed(name, '{1,2}', word));
  const named = await db
    .select({ id })
    .from(serviceOrganisations)
    .where(isNamed)
    .limit(searchLimits.ids + 1);
  if (named.length > searchLimits.ids)
    return {
      where: sql`${serviceProducts.orgId} in (select ${id} from ${serviceOrganisations} where ${isNamed})`,
    };
  const ids = named.map((one) => one.id);
  return oneOf(serviceFacets, 'orgId', ids);
}

/** A word is part of the name of a service, its organisation or its category. */
const containing = async (db: Queryable, word: string): Promise<Condition | undefined> => {
  const subtypes = serviceSubtypes.map(({ item }) => item);
  return [
    oneOf(serviceFacets, 'typeBig', codesNamed(serviceTypes, word)),
    oneOf(serviceFacets, 'typeSmall', codesNamed(subtypes, word)),
    await ofOrganisationsNamed(db, word),
  ].reduce(
    (found, one) => found && either(serviceFacets, found, one),
    containingFolded(serviceProducts.foldedName, word),
  );
};

/** Ids of one page of the matching services, and their number. */
export async function findServiceIds(db: Queryable, query: ServiceQuery, range: Range) {
  const equal = (name: keyof typeof serviceFacets, value: string | undefined) =>
    value ? oneOf(serviceFacets, name, [value]) : undefined;
  const filters = [
    equal('orgId', query.orgId),
    equal('typeBig', query.serviceTypeBig),
    equal('typeSmall', query.serviceTypeSmall),
    equal('mode', query.serviceMode),
    equal('priceType', query.servicePriceType),
    query.shortcutService && oneOf(serviceFacets, 'mode', shortcutModes),
    ...(await Promise.all(wordsOf(query.keyword).map((word) => containing(db, word)))),
  ].filter((one) => one !== undefined);
  const scope = [{ where: isOnOffer }, { where: ofPublicOrganisation }];
  return findPage(db, serviceList, { scope, filters }, range);
}
