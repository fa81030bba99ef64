import { listOrganisationOptions, listOrganisationProductOptions } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';

const staleTime = 60_000;

const namesOf = (options: readonly { readonly id: string; readonly name: string }[] = []) =>
  Object.fromEntries(options.map(({ id, name }) => [id, name]));

/** Names of the organisations of the signed-in staff member, by id. */
export const useOrganisationNames = () =>
  namesOf(useOperation(listOrganisationOptions, {}, { staleTime }).data);

/** Names of the products of an organisation, by id; of all own ones without it. */
export const useProductNames = (orgId: string | undefined) =>
  namesOf(
    useOperation(listOrganisationProductOptions, orgId === undefined ? {} : { orgId }, {
      staleTime,
    }).data,
  );
