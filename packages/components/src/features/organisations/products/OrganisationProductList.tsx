import { listOrganisationProducts, type ServiceTypeItem } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOrganisationsCopy } from '../copy.js';
import type { DeskListInput } from '../deskListProps.js';
import {
  organisationProductFilterLabels,
  organisationProductFilters,
  type OrganisationProductFilters,
} from './organisationProductFilters.js';
import { OrganisationProductListView } from './OrganisationProductListView.js';
import { useOrganisationNames } from '../content/useOptionNames.js';
import { useServiceTypes } from '../content/useServiceTypes.js';

export interface OrganisationProductListProps extends DeskListInput<OrganisationProductFilters> {
  /** Link to the form of a new product. */
  readonly newProduct: LinkTarget;
}

/** The products of the organisation, with the filters of spec 2 §3. */
export function OrganisationProductList(props: OrganisationProductListProps) {
  const { tabs, filters, onFiltersChange, rowLink, newProduct, size } = props;
  const copy = useOrganisationsCopy();
  const invalidate = useInvalidate();
  const { serviceTypeBig } = filters;
  const { types, subtypes } = useServiceTypes(serviceTypeBig);
  function change(next: OrganisationProductFilters, kind: ListChange) {
    // A subcategory belongs to its category.
    const moved = next.serviceTypeBig !== serviceTypeBig;
    onFiltersChange(moved ? { ...next, serviceTypeSmall: undefined } : next, kind);
  }
  const products = useOperationList(listOrganisationProducts, {
    filters: organisationProductFilters,
    labels: organisationProductFilterLabels(copy, {
      bigTypes: namesOf(types),
      smallTypes: namesOf(subtypes),
      organisations: useOrganisationNames(),
    }),
    keyword: 'productName',
    values: filters,
    onValuesChange: change,
    size,
  });
  return (
    <OrganisationProductListView
      {...products}
      {...{ tabs, rowLink, newProduct }}
      onRefresh={() => void invalidate('organisations')}
    />
  );
}

const namesOf = (items: readonly ServiceTypeItem[] = []) =>
  Object.fromEntries(items.map(({ code, name }) => [code, name]));
