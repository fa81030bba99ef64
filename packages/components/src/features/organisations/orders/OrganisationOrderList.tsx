import { listOrganisationOrders, refuseOrganisationOrders } from '@huiqi/sdk';
import { useDeskSettings } from '../../../provider/useDeskSettings.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { useRefusals } from '../../../provider/useRefusals.js';
import { useOrganisationsCopy } from '../copy.js';
import type { DeskListInput } from '../deskListProps.js';
import { idListNames } from './idList.js';
import {
  organisationOrderFilterLabels,
  organisationOrderFilters,
  type OrganisationOrderFilters,
} from './organisationOrderFilters.js';
import { OrganisationOrderListView } from './OrganisationOrderListView.js';
import { useOrganisationNames, useProductNames } from '../content/useOptionNames.js';

export type OrganisationOrderListProps = DeskListInput<OrganisationOrderFilters>;

/** The orders of the organisation, with the filters of spec 2 §3. */
export function OrganisationOrderList(props: OrganisationOrderListProps) {
  const { tabs, filters, onFiltersChange, rowLink, size } = props;
  const copy = useOrganisationsCopy();
  const invalidate = useInvalidate();
  const settings = useDeskSettings(size);
  const products = idListNames(useProductNames(filters.orgId), filters.productIdList, copy.and);
  const { input, ...orders } = useOperationList(listOrganisationOrders, {
    filters: organisationOrderFilters,
    labels: organisationOrderFilterLabels(copy, products, useOrganisationNames()),
    keyword: 'entName',
    values: filters,
    onValuesChange: onFiltersChange,
    size: settings.choice.size,
  });
  const refusals = useRefusals(listOrganisationOrders, input, {
    operation: refuseOrganisationOrders,
    action: copy.refuse,
    recordOf: ({ entName, version }) => ({ name: entName, version }),
    hrefOf: (id) => rowLink(id).href,
  });
  return (
    <OrganisationOrderListView
      {...orders}
      batch={refusals}
      settings={settings}
      {...{ tabs, rowLink }}
      onRefresh={() => void invalidate('organisations')}
    />
  );
}
