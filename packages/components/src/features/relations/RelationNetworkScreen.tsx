import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { RelationPaths } from './paths.js';
import { RelationNetwork } from './RelationNetwork.js';
import { centreOfNode, formatRelationQuery, parseRelationQuery } from './relationQuery.js';

export type RelationNetworkScreenProps = ScreenProps<RelationPaths>;

/** `/admin/correlationMap/network` (spec 1 §2); centre and filters are in the address. */
export function RelationNetworkScreen(props: RelationNetworkScreenProps) {
  const { paths, setQuery } = props;
  const query = parseRelationQuery(props.query);
  return (
    <RelationNetwork
      query={query}
      onQueryChange={(next, change) => setQuery(formatRelationQuery(next), change)}
      links={{
        order: (orderId) => screenLink(props, paths.order(orderId)),
        ordersOf: (nsrsbh) => screenLink(props, paths.ordersOf(nsrsbh)),
        centre: (node) =>
          screenLink(
            props,
            paths.network(formatRelationQuery({ ...query, centre: centreOfNode(node) })),
          ),
      }}
    />
  );
}
