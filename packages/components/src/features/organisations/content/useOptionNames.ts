import { listOrganisationOptions, listOrganisationProductOptions } from '@huiqi/sdk';
import { useOperation } from '../../../provider/useOperation.js';

const staleTime = 60_000;

const namesOf = (options: readonly { readonly id: string; readonly name: string }[] = []) =>
  Object.fromEntries(options.map(({ id, name }) => [id, name]));

/** Names of the staff member's organisations, by id. */
export const useOrganisationNames = () =>
  namesOf(useOperation(listOrganisationOptions, {}, { staleTime }).data);

/** Product names of an organisation by id; of all the staff member's products without it. */
export const useProductNames = (orgId: string | undefined) =>
  namesOf(
    useOperation(listOrganisationProductOptions, orgId === undefined ? {} : { orgId }, {
      staleTime,
    }).data,
  );
