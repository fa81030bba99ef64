import type { GraphData, GraphEdge, GraphKind, GraphNode } from './types.js';

/** Nodes by id with their edges, computed once per data set. */
export interface GraphIndex {
  readonly data: GraphData;
  readonly kinds: ReadonlyMap<string, GraphKind>;
  readonly node: (id: string) => GraphNode | undefined;
  readonly around: (id: string) => readonly GraphEdge[];
  /** Radius of a node by its number of edges. */
  readonly radius: (id: string) => number;
  /** Ids by descending number of edges: the order in which labels are placed. */
  readonly byDegree: readonly string[];
}

export function indexGraph(data: GraphData, kinds: readonly GraphKind[]): GraphIndex {
  const nodes = new Map(data.nodes.map((node) => [node.id, node]));
  const edges = new Map<string, GraphEdge[]>(data.nodes.map(({ id }) => [id, []]));
  for (const edge of data.edges) {
    edges.get(edge.from)?.push(edge);
    if (edge.to !== edge.from) edges.get(edge.to)?.push(edge);
  }
  const around = (id: string) => edges.get(id) ?? [];
  return {
    data,
    kinds: new Map(kinds.map((kind) => [kind.id, kind])),
    node: (id) => nodes.get(id),
    around,
    radius: (id) => Math.min(14, 5 + Math.sqrt(around(id).length) * 1.5),
    byDegree: data.nodes
      .map(({ id }) => id)
      .sort((one, other) => around(other).length - around(one).length),
  };
}

/** The node at the other end of an edge. */
export const otherEnd = ({ from, to }: GraphEdge, id: string): string => (from === id ? to : from);
