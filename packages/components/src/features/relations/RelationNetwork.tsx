import type { RelationLinks } from './RelationPanel.js';
import type { RelationQuery } from './relationQuery.js';
import { RelationNetworkView } from './RelationNetworkView.js';
import { useRelationNetwork } from './useRelationNetwork.js';

export interface RelationNetworkProps {
  /** Centre and filters, controlled by the host. */
  readonly query: RelationQuery;
  readonly onQueryChange: (query: RelationQuery, change?: { readonly replace?: boolean }) => void;
  readonly links: RelationLinks;
}

/** The network of relations among the orders a staff member may see. */
export function RelationNetwork({ query, onQueryChange, links }: RelationNetworkProps) {
  const network = useRelationNetwork(query);
  return <RelationNetworkView {...network} {...{ query, onQueryChange, links }} />;
}
