import {
  RelationKindLabels,
  RelationNodeKindLabels,
  RelationNodeKindValues,
  type RelationEdge,
  type RelationKind,
  type RelationNetwork,
  type RelationNode,
  type RelationNodeKind,
} from '@huiqi/sdk';
import type { GraphData, GraphKind } from '../../patterns/graph/types.js';

const shapes = {
  COMPANY: 'circle',
  PERSON: 'triangle',
  ORDER: 'square',
  PRODUCT: 'diamond',
  BANK: 'hexagon',
} as const;

/** Display of each kind of node. */
export const networkKinds: readonly GraphKind[] = RelationNodeKindValues.map((id, place) => ({
  id,
  label: RelationNodeKindLabels[id],
  shape: shapes[id],
  color: place as GraphKind['color'],
}));

const edgeKey = ({ from, to, kind }: RelationEdge) => `${from} ${kind} ${to}`;

/** Maximum number of nodes shown. */
export const maxNodes = 2_000;

/** Merges an expansion into a network; existing nodes keep their positions in the list. */
export function mergeNetworks(
  first: RelationNetwork,
  more: readonly RelationNetwork[],
): RelationNetwork {
  if (more.length === 0) return first;
  const nodes = new Map(first.nodes.map((node) => [node.id, node]));
  const edges = new Map(first.edges.map((edge) => [edgeKey(edge), edge]));
  let truncated = first.truncated || more.some((network) => network.truncated);
  for (const network of more) {
    for (const node of network.nodes) {
      if (nodes.has(node.id)) continue;
      if (nodes.size < maxNodes) nodes.set(node.id, node);
      else truncated = true;
    }
    for (const edge of network.edges)
      if (nodes.has(edge.from) && nodes.has(edge.to)) edges.set(edgeKey(edge), edge);
  }
  return { ...first, truncated, nodes: [...nodes.values()], edges: [...edges.values()] };
}

export interface NetworkFilter {
  readonly hiddenKinds: readonly RelationNodeKind[];
  readonly hiddenRelations: readonly RelationKind[];
}

/** The filtered network: centres stay, and disconnected nodes are removed. */
export function filterNetwork(
  network: RelationNetwork,
  { hiddenKinds, hiddenRelations }: NetworkFilter,
): RelationNetwork {
  if (hiddenKinds.length === 0 && hiddenRelations.length === 0) return network;
  const centres = new Set(network.centres);
  const shown = network.nodes.filter(
    ({ id, kind }) => centres.has(id) || !hiddenKinds.includes(kind),
  );
  const ids = new Set(shown.map(({ id }) => id));
  const edges = network.edges.filter(
    ({ from, to, kind }) => ids.has(from) && ids.has(to) && !hiddenRelations.includes(kind),
  );
  const connected = new Set([...centres, ...edges.flatMap(({ from, to }) => [from, to])]);
  return { ...network, nodes: shown.filter(({ id }) => connected.has(id)), edges };
}

/** The network as graph input; several relations between two nodes become one line. */
export function toGraph({ nodes, edges }: RelationNetwork): GraphData {
  const lines = new Map<string, { from: string; to: string; label: string }>();
  for (const { from, to, kind } of edges) {
    const key = `${from} ${to}`;
    const line = lines.get(key);
    const label = RelationKindLabels[kind];
    lines.set(key, { from, to, label: line ? `${line.label}、${label}` : label });
  }
  return {
    nodes: nodes.map(({ id, kind, label }) => ({ id, kind, label })),
    edges: [...lines.values()],
  };
}

export interface Neighbour {
  readonly node: RelationNode;
  readonly relation: string;
}

/** Nodes by id with their relations. */
export function indexNetwork({ nodes, edges }: RelationNetwork) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const around = new Map<string, Neighbour[]>(nodes.map(({ id }) => [id, []]));
  for (const { from, to, kind } of edges) {
    const [one, other] = [byId.get(from), byId.get(to)];
    if (!one || !other) continue;
    const relation = RelationKindLabels[kind];
    around.get(from)?.push({ node: other, relation });
    around.get(to)?.push({ node: one, relation });
  }
  return {
    node: (id: string | null) => (id === null ? undefined : byId.get(id)),
    around: (id: string): readonly Neighbour[] => around.get(id) ?? [],
  };
}

export type NetworkIndex = ReturnType<typeof indexNetwork>;
