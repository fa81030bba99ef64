import type { ServiceOrganisation, ServiceProduct } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { CategoryBar, type CategoryBarProps } from './CategoryBar.js';
import { useServicesCopy } from './copy.js';
import { OrganisationCards } from './OrganisationCards.js';
import type { ServiceLinks } from './paths.js';
import * as css from './ServiceList.css.js';
import { ServiceProductCards } from './ServiceProductCards.js';

export interface ServiceListViewProps extends ServiceLinks {
  /** Shows what needs no visit and no contract first. */
  readonly isShortcut: boolean;
  readonly categories: CategoryBarProps | undefined;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceProduct>>;
  /** Organisations that are shown below the services. */
  readonly organisations: readonly ServiceOrganisation[];
}

/** What the bar of categories chooses has no control of its own, nor has what the page is about. */
const withoutControl = new Set(['serviceTypeBig', 'serviceTypeSmall', 'shortcutService']);

/** The service marketplace: categories, filters, cards at most four to a row, pager, organisations. */
export function ServiceListView(props: ServiceListViewProps) {
  const { isShortcut, categories, list, state, organisations, ...links } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.container}>
      <div className={css.page}>
        <PageTitle description={isShortcut ? copy.shortcutLine : copy.line}>
          {isShortcut ? copy.shortcutTitle : copy.title}
        </PageTitle>
        {categories && <CategoryBar {...categories} />}
        <ListView
          level="hidden"
          title={copy.results}
          list={{ ...list, fields: list.fields.filter(({ key }) => !withoutControl.has(key)) }}
          state={state}
          skeleton="cards"
          countText={(n) => fillCopy(copy.total, { n })}
          empty={{ title: copy.empty, line: copy.emptyHint }}
        >
          {(products) => <ServiceProductCards products={products} {...links} />}
        </ListView>
        {organisations.length > 0 && (
          <section className={css.organisations} aria-label={copy.moreOrganisations}>
            <h2 className={css.heading}>{copy.moreOrganisations}</h2>
            <OrganisationCards organisations={organisations} {...links} />
          </section>
        )}
      </div>
    </div>
  );
}
