import type { ServiceOrganisation } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { useServicesCopy } from '../copy.js';
import { OrganisationCards } from './OrganisationCards.js';
import type { ServiceLinks } from '../paths.js';
import * as css from '../list/ServiceList.css.js';
import { ServiceMarketHead, type ServiceTabLinks } from '../list/ServiceMarketHead.js';

export interface OrganisationListViewProps
  extends Pick<ServiceLinks, 'organisationLink'>, ServiceTabLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceOrganisation>>;
}

/** The marketplace's organisations: keyword, up to four cards per row, pager. */
export function OrganisationListView(props: OrganisationListViewProps) {
  const { tabLink, list, state, organisationLink } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.container}>
      <div className={css.page}>
        <ServiceMarketHead tab="organisations" tabLink={tabLink} />
        <ListView
          level="hidden"
          title={copy.organisations}
          list={list}
          state={state}
          skeleton="cards"
          countText={(n) => fillCopy(copy.organisationsTotal, { n })}
          empty={{ title: copy.noOrganisations, line: copy.noOrganisationsHint }}
        >
          {(organisations) => (
            <OrganisationCards organisations={organisations} organisationLink={organisationLink} />
          )}
        </ListView>
      </div>
    </div>
  );
}
