import { listOrganisationOrders } from '@huiqi/sdk';
import type { ListChange } from '../../patterns/ListView/types.js';
import type { DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useListTotal } from '../../provider/useListTotal.js';
import { useOrganisationsCopy } from './copy.js';
import { deskQuery, deskTabOf, type OrganisationDeskTab } from './deskTab.js';
import { organisationFilters } from './list/organisationFilters.js';
import { OrganisationList } from './list/OrganisationList.js';
import { organisationOrderFilters } from './orders/organisationOrderFilters.js';
import { OrganisationOrderList } from './orders/OrganisationOrderList.js';
import { organisationProductFilters } from './products/organisationProductFilters.js';
import { OrganisationProductList } from './products/OrganisationProductList.js';
import type { OrganisationDeskPaths } from './paths.js';

export type OrganisationDeskScreenProps = ScreenProps<OrganisationDeskPaths>;

/** The back office of a service organisation; `tab` and its filters are in the query. */
export function OrganisationDeskScreen(props: OrganisationDeskScreenProps) {
  const { query, paths, setQuery, pageSize: size } = props;
  const copy = useOrganisationsCopy();
  const waiting = useListTotal(listOrganisationOrders, { status: 'PENDING' });
  const tabTo = (id: OrganisationDeskTab, label: string, count?: string | null): DeskTab => ({
    id,
    label,
    count,
    ...screenLink(props, paths.desk(deskQuery(id))),
  });
  const tabs = [
    tabTo('organisations', copy.tabOrganisations),
    tabTo('products', copy.tabProducts),
    tabTo('orders', copy.tabOrders, waiting),
  ];
  const tab = deskTabOf(query);
  const changed = (filters: URLSearchParams, change: ListChange) =>
    setQuery(deskQuery(tab, filters), change);
  if (tab === 'organisations')
    return (
      <OrganisationList
        {...{ tabs, size }}
        filters={organisationFilters.parse(query)}
        onFiltersChange={(next, change) => changed(organisationFilters.format(next), change)}
        rowLink={(id) => screenLink(props, paths.organisation(id))}
      />
    );
  if (tab === 'products')
    return (
      <OrganisationProductList
        {...{ tabs, size }}
        filters={organisationProductFilters.parse(query)}
        onFiltersChange={(next, change) => changed(organisationProductFilters.format(next), change)}
        rowLink={(id) => screenLink(props, paths.product(id))}
        newProduct={screenLink(props, paths.newProduct())}
      />
    );
  return (
    <OrganisationOrderList
      {...{ tabs, size }}
      filters={organisationOrderFilters.parse(query)}
      onFiltersChange={(next, change) => changed(organisationOrderFilters.format(next), change)}
      rowLink={(id) => screenLink(props, paths.order(id))}
    />
  );
}
