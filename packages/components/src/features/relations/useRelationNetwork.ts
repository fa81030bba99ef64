import { getRelationNetwork, type RelationNetwork, type RelationNode } from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useRead } from '../../provider/useRead.js';
import { mergeNetworks, maxNodes } from './networkGraph.js';
import { centreOfNode, type RelationQuery } from './relationQuery.js';

export type ExpandResult =
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'full' }
  | { readonly kind: 'failed' };

export interface RelationNetworkState {
  readonly state: DataStateValue<RelationNetwork>;
  /** Id of the node being expanded. */
  readonly expanding: string | null;
  /** The result of the last expansion. */
  readonly result: ExpandResult | null;
  readonly expand: (node: RelationNode) => Promise<void>;
  /** Undoes the expansions; undefined without any. */
  readonly reset: (() => void) | undefined;
}

interface Expansions {
  /** The network they belong to. */
  readonly of: string;
  readonly networks: readonly RelationNetwork[];
  readonly result: ExpandResult | null;
}

const limit = 1_000;

/** The network of the address with later expansions. */
export function useRelationNetwork({ centre, depth }: RelationQuery): RelationNetworkState {
  const read = useRead();
  const input = { ...centre, depth, limit };
  const query = useOperation(getRelationNetwork, input, { keepPrevious: true, staleTime: 60_000 });
  const of = JSON.stringify(input);
  const [expanding, setExpanding] = useState<string | null>(null);
  const [all, setAll] = useState<Expansions>({ of, networks: [], result: null });
  const kept = all.of === of ? all : { of, networks: [], result: null };
  const { networks } = kept;
  const { data } = query;
  const merged = useMemo(
    () => (data ? mergeNetworks(data, networks) : undefined),
    [data, networks],
  );
  const first = toDataState(query, ({ nodes }) => nodes.length === 0);
  const state: DataStateValue<RelationNetwork> =
    first.status === 'ready' && merged ? { ...first, data: merged } : first;

  async function expand(node: RelationNode) {
    if (state.status !== 'ready' || expanding !== null) return;
    const shown = state.data.nodes.length;
    const finish = (result: ExpandResult, more: readonly RelationNetwork[] = []) =>
      setAll({ of, networks: [...networks, ...more], result });
    if (shown >= maxNodes) return finish({ kind: 'full' });
    setExpanding(node.id);
    try {
      const more = await read(
        getRelationNetwork,
        { ...centreOfNode(node), depth: 1, limit },
        60_000,
      );
      const count = mergeNetworks(state.data, [more]).nodes.length - shown;
      finish({ kind: 'added', count }, [more]);
    } catch {
      finish({ kind: 'failed' });
    } finally {
      setExpanding(null);
    }
  }

  return {
    state,
    expanding,
    result: kept.result,
    expand,
    reset: networks.length > 0 ? () => setAll({ of, networks: [], result: null }) : undefined,
  };
}
