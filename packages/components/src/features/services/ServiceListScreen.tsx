import { filterAddress } from '../../provider/filterAddress.js';
import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { organisationFilters } from './organisation/organisationFilters.js';
import { OrganisationList } from './organisation/OrganisationList.js';
import type { ServicePaths } from './paths.js';
import { serviceFilters } from './list/serviceFilters.js';
import { ServiceList } from './list/ServiceList.js';
import type { ServiceTab } from './list/ServiceMarketHead.js';

export type ServiceListScreenProps = ScreenProps<
  Pick<ServicePaths, 'services' | 'service' | 'organisation'>
>;

const addresses: Readonly<Record<ServiceTab, URLSearchParams | undefined>> = {
  services: undefined,
  organisations: new URLSearchParams({ tab: 'organisations' }),
};

/** The service marketplace; its tab and filters are in the address. */
export function ServiceListScreen(props: ServiceListScreenProps) {
  const { query, setQuery, paths, pageSize } = props;
  const tabLink = (tab: ServiceTab) => screenLink(props, paths.services(addresses[tab]));
  const inTab: typeof organisationFilters.format = (filters) =>
    new URLSearchParams([
      ...(addresses.organisations ?? []),
      ...organisationFilters.format(filters),
    ]);
  if (query.get('tab') === 'organisations')
    return (
      <OrganisationList
        size={pageSize}
        filters={organisationFilters.parse(query)}
        addressFor={filterAddress(props, { format: inTab })}
        onFiltersChange={(filters, change) => setQuery(inTab(filters), change)}
        tabLink={tabLink}
        organisationLink={(id) => screenLink(props, paths.organisation(id))}
      />
    );
  return (
    <ServiceList
      {...filtersInQuery(props, serviceFilters)}
      addressFor={filterAddress(props, serviceFilters)}
      tabLink={tabLink}
      serviceLink={(id) => screenLink(props, paths.service(id))}
    />
  );
}
