import type { ServiceProduct } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { CategoryBar, type CategoryBarProps } from './CategoryBar.js';
import { useServicesCopy } from '../copy.js';
import type { ServiceLinks } from '../paths.js';
import * as css from './ServiceList.css.js';
import { ServiceMarketHead, type ServiceMarketHeadProps } from './ServiceMarketHead.js';
import { ServiceProductCards } from '../product/ServiceProductCards.js';

export interface ServiceListViewProps
  extends
    Pick<ServiceLinks, 'serviceLink'>,
    Pick<ServiceMarketHeadProps, 'isShortcut' | 'tabLink'> {
  readonly categories: CategoryBarProps;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceProduct>>;
}

/** The category bar's selection, and the page's own subject, have no filter control. */
const withoutControl = new Set(['serviceTypeBig', 'serviceTypeSmall', 'shortcutService']);

/** The service marketplace: categories, filters, up to four cards per row, pager. */
export function ServiceListView(props: ServiceListViewProps) {
  const { isShortcut, tabLink, categories, list, state, serviceLink } = props;
  const copy = useServicesCopy();
  return (
    <div className={css.container}>
      <div className={css.page}>
        <ServiceMarketHead tab="services" isShortcut={isShortcut} tabLink={tabLink} />
        <CategoryBar {...categories} />
        <ListView
          level="hidden"
          title={copy.results}
          list={{ ...list, fields: list.fields.filter(({ key }) => !withoutControl.has(key)) }}
          state={state}
          skeleton="cards"
          countText={(n) => fillCopy(copy.total, { n })}
          empty={{ title: copy.empty, line: copy.emptyHint }}
        >
          {(products) => <ServiceProductCards products={products} serviceLink={serviceLink} />}
        </ListView>
      </div>
    </div>
  );
}
