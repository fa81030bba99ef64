import { getOrganisationOrder, getOrganisationOrderQueuePosition } from '@huiqi/sdk';
import { goBackOr, screenLink, type ScreenProps } from '../../provider/screen.js';
import { useDeskQueue } from '../../provider/useDeskQueue.js';
import { backToTab } from './backToTab.js';
import { useOrganisationsCopy } from './copy.js';
import { OrganisationOrderDetail } from './orders/OrganisationOrderDetail.js';
import { organisationOrderFilters } from './orders/organisationOrderFilters.js';
import type { OrganisationDeskPaths } from './paths.js';

export type OrganisationOrderScreenProps = ScreenProps<
  Pick<OrganisationDeskPaths, 'desk' | 'order' | 'product'>
>;

/** An order for its organisation; `id` is in the query. Afterwards it goes back one page (spec 2 §2). */
export function OrganisationOrderScreen(props: OrganisationOrderScreenProps) {
  const { query, paths } = props;
  const copy = useOrganisationsCopy();
  const id = query.get('id') ?? '';
  const desk = backToTab(props, 'orders');
  const { setName, ...around } = useDeskQueue(props, getOrganisationOrderQueuePosition, {
    id,
    record: getOrganisationOrder,
    queue: desk,
    toInput: (query) => organisationOrderFilters.resolve(organisationOrderFilters.parse(query)),
    pathTo: paths.order,
    copy: { title: copy.tabOrders, position: copy.position },
  });
  return (
    <OrganisationOrderDetail
      key={id}
      orderId={id}
      {...around}
      productLink={(productId) => screenLink(props, paths.product(productId))}
      orderLink={(other) => screenLink(props, paths.order(other))}
      onHandled={() => goBackOr(props, desk)}
      onOrder={({ entName }) => setName(entName)}
    />
  );
}
