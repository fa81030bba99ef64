import type { RelationNodeKind } from '@huiqi/sdk';
import type { RelationSource } from './repository.js';
import type { GraphNode, Link, RelationGraph } from './relationGraph.js';

export interface WalkOptions {
  /** Ids of nodes that the graph knows. */
  readonly centres: readonly string[];
  readonly depth: number;
  /** Maximum nodes of the shown kinds. */
  readonly limit: number;
  readonly shows: (kind: RelationNodeKind) => boolean;
}

export interface Walked {
  readonly nodes: readonly GraphNode[];
  readonly links: readonly Link[];
  readonly truncated: boolean;
}

/** Nodes of hidden kinds are followed too, within this limit. */
const maxVisited = 8_000;

/** Reads the orders reached from the frontier; returns whether there are more. */
async function readAround(
  graph: RelationGraph,
  source: RelationSource,
  frontier: readonly GraphNode[],
  isOpen: (id: string) => boolean,
  limit: number,
): Promise<boolean> {
  const keysOf = (kind: RelationNodeKind) =>
    frontier.filter((node) => node.kind === kind).map(({ key }) => key);
  const openKeysOf = (kind: RelationNodeKind) =>
    frontier.filter((node) => node.kind === kind && isOpen(node.id)).map(({ key }) => key);
  const people = frontier.flatMap(({ person }) => (person ? [person] : []));
  const orderIds = keysOf('ORDER');
  const parents = orderIds.flatMap((id) => {
    const parent = graph.row(id)?.parentOrderId;
    return parent && !graph.row(parent) ? [parent] : [];
  });
  const most = limit + 1;
  const limited = [
    await source.ofCompanies(keysOf('COMPANY'), most),
    await source.ofPeople(people, most),
    await source.ofProducts(openKeysOf('PRODUCT'), most),
    await source.ofBanks(openKeysOf('BANK'), most),
  ];
  graph.add(limited.flat());
  graph.add(await source.ofOrders(parents, orderIds));
  return limited.some((rows) => rows.length === most);
}

/** Follows relations from the centres, breadth first; reading within one scope keeps the network in it. */
export async function walk(
  graph: RelationGraph,
  source: RelationSource,
  { centres, depth, limit, shows }: WalkOptions,
): Promise<Walked> {
  const reached = new Map<string, GraphNode>();
  const open = new Set(centres);
  let shown = 0;
  let truncated = false;
  function reach(id: string): GraphNode[] {
    const node = graph.node(id);
    if (!node || reached.has(id)) return [];
    const counts = shows(node.kind) || centres.includes(id);
    if (reached.size >= maxVisited || (counts && shown >= limit)) {
      truncated = true;
      return [];
    }
    if (counts) shown += 1;
    reached.set(id, node);
    return [node];
  }
  let frontier = centres.flatMap(reach);
  for (let step = 0; step < depth && frontier.length > 0; step += 1) {
    const more = await readAround(graph, source, frontier, (id) => open.has(id), limit);
    truncated ||= more;
    frontier = frontier.flatMap((node) =>
      graph.around(node.id).flatMap((link) => {
        if (!follows(node, link, open)) return [];
        const other = link.from === node.id ? link.to : link.from;
        if (node.kind === 'BANK') open.add(other);
        return reach(other);
      }),
    );
  }
  const nodes = [...reached.values()].filter(({ id, kind }) => shows(kind) || centres.includes(id));
  const kept = new Set(nodes.map(({ id }) => id));
  return {
    nodes,
    links: [...graph.links()].filter(({ from, to }) => kept.has(from) && kept.has(to)),
    truncated,
  };
}

/** Banks and products connect everything, so they are only followed where they are open. */
function follows(node: GraphNode, link: Link, open: ReadonlySet<string>): boolean {
  if (node.kind === 'BANK') return open.has(node.id);
  return node.kind !== 'PRODUCT' || open.has(node.id) || link.kind === 'BANK';
}
