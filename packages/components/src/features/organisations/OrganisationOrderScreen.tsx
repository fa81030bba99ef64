import { useState } from 'react';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { backToTab } from './backToTab.js';
import { useOrganisationsCopy } from './copy.js';
import { OrganisationOrderDetail } from './orders/OrganisationOrderDetail.js';
import type { OrganisationDeskPaths } from './paths.js';
import { useOrderNeighbours } from './orders/useOrderNeighbours.js';

export type OrganisationOrderScreenProps = ScreenProps<
  Pick<OrganisationDeskPaths, 'desk' | 'order' | 'product'>
>;

/** An order for its organisation; `id` is in the query. Afterwards it returns to the list (spec 2 §2). */
export function OrganisationOrderScreen(props: OrganisationOrderScreenProps) {
  const { query, paths, navigate, onName, pageSize } = props;
  const copy = useOrganisationsCopy();
  const id = query.get('id') ?? '';
  const [name, setName] = useState<string>();
  useScreenName(onName, name);
  const desk = backToTab(props, 'orders');
  const neighbours = useOrderNeighbours({
    orderId: id,
    desk: new URLSearchParams(desk.split('?')[1]),
    size: pageSize,
    linkTo: (other) => screenLink(props, paths.order(other)),
  });
  return (
    <OrganisationOrderDetail
      key={id}
      orderId={id}
      back={{ label: copy.tabOrders, ...screenLink(props, desk) }}
      neighbours={neighbours}
      productLink={(productId) => screenLink(props, paths.product(productId))}
      onHandled={() => navigate(desk, { replace: true })}
      onOrder={({ entName }) => setName(entName)}
    />
  );
}
