import type { RelationNetwork } from '@huiqi/sdk';

/** Ids of the nodes of a shortest path of relations, ends included; undefined if nothing connects them. */
export function pathBetween(
  { edges }: Pick<RelationNetwork, 'edges'>,
  from: string,
  to: string,
): string[] | undefined {
  const around = new Map<string, string[]>();
  const link = (one: string, other: string) => {
    const known = around.get(one);
    if (known) known.push(other);
    else around.set(one, [other]);
  };
  for (const edge of edges) {
    link(edge.from, edge.to);
    link(edge.to, edge.from);
  }
  const before = new Map<string, string | null>([[from, null]]);
  for (const id of before.keys()) {
    if (id === to) break;
    // Keys added meanwhile are visited too, in their order: breadth first.
    for (const next of around.get(id) ?? []) if (!before.has(next)) before.set(next, id);
  }
  if (!before.has(to)) return undefined;
  const path: string[] = [];
  for (let id: string | null | undefined = to; id; id = before.get(id)) path.unshift(id);
  return path;
}
