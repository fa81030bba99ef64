import type { OperationId, ServiceProduct } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Page, PageInput } from '../../db/page.js';
import type { Call, Handlers } from '../../http/context.js';
import { findPublicOrganisations, publicOrganisation } from './publicOrganisationRepository.js';
import { publicService, servicesByIds } from './repository.js';
import { findServiceIds, type ServiceQuery } from './serviceSearchRepository.js';
import { pageOf } from '../../search/searchList.js';
import { serviceSubtypes, serviceTypes } from '../../lib/serviceTypes.js';

const shownOnHome = 8;

async function find(
  { db }: Pick<Call<OperationId>, 'db'>,
  query: ServiceQuery,
  { index = 1, size = constants.pageSizes.marketplace }: PageInput,
): Promise<Page<ServiceProduct>> {
  const range = { limit: size, offset: (index - 1) * size };
  const { ids, ...found } = await findServiceIds(db, query, range);
  return { content: await servicesByIds(db, ids), page: pageOf({ index, size }, found) };
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
