import type { OperationId, ServiceProduct } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Page, PageInput } from '../../db/page.js';
import type { Call, Handlers } from '../../http/context.js';
import { findPublicOrganisations, publicOrganisation } from './publicOrganisationRepository.js';
import { publicService, servicesByIds } from './repository.js';
import type { ServiceQuery } from './search/IndexedService.js';
import { serviceIndexOf } from './search/ServiceIndex.js';
import { serviceSubtypes, serviceTypes } from '../../lib/serviceTypes.js';

const shownOnHome = 8;

async function find(
  { db, pool }: Pick<Call<OperationId>, 'db' | 'pool'>,
  query: ServiceQuery,
  { index = 1, size = constants.pageSizes.marketplace }: PageInput,
): Promise<Page<ServiceProduct>> {
  const services = await serviceIndexOf(pool).current();
  const { ids, total } = services.select(query, { limit: size, offset: (index - 1) * size });
  return { content: await servicesByIds(db, ids), page: { index, size, total } };
}

export const handlers = {
  listServiceTypes: async () => [...serviceTypes],

  listServiceSubtypes: async ({ input: { id, dicId } }) =>
    serviceSubtypes
      .filter(
        ({ category }) =>
          category.id === (id ?? category.id) && category.dicId === (dicId ?? category.dicId),
      )
      .map(({ item }) => item),

  listServiceProducts: (call) => {
    const { index, size, ...query } = call.input;
    return find(call, query, { index, size });
  },

  getServiceProduct: async ({ db, input }) => {
    return existing(await publicService(db, input.id));
  },

  listProductsOfOrganisation: async (call) => {
    const { id, index, size = constants.pageSizes.organisationProducts } = call.input;
    if (!(await publicOrganisation(call.db, id))) throw notFound();
    return find(call, { orgId: id }, { index, size });
  },

  getServiceHome: async (call) => ({
    products: (await find(call, {}, { size: shownOnHome })).content,
    organisations: (await findPublicOrganisations(call.db, { size: shownOnHome })).content,
  }),

  listServiceOrganisations: ({ db, input }) => findPublicOrganisations(db, input),
} satisfies Handlers;
