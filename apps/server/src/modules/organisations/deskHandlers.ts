import type { OrganisationProductDetail, ServiceOrganisationDetail } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import {
  findOrganisations,
  findOwnOrganisation,
  findOwnProduct,
  findProducts,
  listOwnOrganisationOptions,
  listOwnProductOptions,
} from './organisationDeskRepository.js';
import {
  toOrganisationDetail,
  toOrganisationRow,
  toProductDetail,
  toProductRow,
} from './toDesk.js';

type AnyCall = Pick<UserCall<never>, 'db' | 'user'>;

/** The staff member's organisation as its staff see it; throws 100404 for another `id`. */
export async function deskOrganisation(
  { db, user }: AnyCall,
  id: string,
): Promise<ServiceOrganisationDetail> {
  return toOrganisationDetail(existing(await findOwnOrganisation(db, user.orgId, id)));
}

/** A product of the staff member's organisation as its staff see it. */
export async function deskProduct(
  { db, user }: AnyCall,
  id: string,
): Promise<OrganisationProductDetail> {
  return toProductDetail(existing(await findOwnProduct(db, user.orgId, id)));
}

const size = constants.pageSizes.default;

/** Reads for an organisation's staff. The session names the organisation; no input can widen it. */
export const deskHandlers = {
  listOrganisations: ({ db, user, input }) =>
    findOrganisations(db, user.orgId, input, toOrganisationRow, size),
  getOrganisation: (call) => deskOrganisation(call, call.input.id),
  listOrganisationProducts: ({ db, user, input }) =>
    findProducts(db, user.orgId, input, toProductRow, size),
  getOrganisationProduct: (call) => deskProduct(call, call.input.id),
  listOrganisationProductOptions: ({ db, user, input }) =>
    listOwnProductOptions(db, user.orgId, input.orgId),
  listOrganisationOptions: ({ db, user }) => listOwnOrganisationOptions(db, user.orgId),
} satisfies Handlers;
