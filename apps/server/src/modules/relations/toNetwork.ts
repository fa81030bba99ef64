import type { RelationNetwork, RelationNode } from '@huiqi/sdk';
import { plainDecimal } from '../../text/decimals.js';
import type { GraphNode } from './relationGraph.js';
import type { Walked } from './walk.js';

function toNode(
  { id, kind, key, label, row }: GraphNode,
  counts: ReadonlyMap<string, number>,
): RelationNode {
  const isOrder = kind === 'ORDER';
  return {
    id,
    kind,
    label,
    status: isOrder ? row.status : null,
    count: kind === 'COMPANY' ? (counts.get(key) ?? 0) : null,
    nsrsbh: kind === 'COMPANY' ? row.creditCode : null,
    orderId: isOrder || kind === 'PERSON' ? row.id : null,
    loanAmount: isOrder && row.loanAmount !== null ? plainDecimal(row.loanAmount) : null,
    createdTs: isOrder ? row.createdAt.toISOString() : null,
  };
}

/** The response; what was walked but exceeds the nodes is omitted from the centres too. */
export function toNetwork(
  { nodes, links, truncated }: Walked,
  centres: readonly string[],
  counts: ReadonlyMap<string, number>,
): RelationNetwork {
  const shown = new Set(nodes.map(({ id }) => id));
  return {
    centres: centres.filter((id) => shown.has(id)),
    nodes: nodes.map((node) => toNode(node, counts)),
    edges: [...links],
    truncated,
  };
}
