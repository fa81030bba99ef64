import { saveFile, type RelationNetwork, type RelationNode } from '@huiqi/sdk';
import { useMemo, useRef, useState } from 'react';
import { Graph, type GraphHandle } from '../../patterns/graph/Graph.js';
import { fillCopy } from '../../provider/copy.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useRelationsCopy } from './copy.js';
import { filterNetwork, indexNetwork, networkKinds, toGraph } from './networkGraph.js';
import { RelationFind } from './RelationFind.js';
import { RelationLegend } from './RelationLegend.js';
import { RelationNews } from './RelationNews.js';
import { pathBetween } from './pathBetween.js';
import { RelationPath } from './RelationPath.js';
import { RelationPanel, type RelationLinks } from './RelationPanel.js';
import type { RelationQuery } from './relationQuery.js';
import { RelationTables } from './RelationTables.js';
import * as css from './relations.css.js';
import type { RelationNetworkState } from './useRelationNetwork.js';

export interface RelationBoardProps extends Omit<RelationNetworkState, 'state'> {
  readonly network: RelationNetwork;
  readonly query: RelationQuery;
  readonly onQueryChange: (query: RelationQuery, change?: { readonly replace?: boolean }) => void;
  readonly links: RelationLinks;
  readonly isNewest: boolean;
}

/** A loaded network: legend, graph with the selected node, tables. */
export function RelationBoard(props: RelationBoardProps) {
  const { network, query, onQueryChange, links, isNewest, expand, expanding, result, reset } =
    props;
  const copy = useRelationsCopy();
  const graph = useRef<GraphHandle>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { hiddenKinds, hiddenRelations, view } = query;
  const shown = useMemo(
    () => filterNetwork(network, { hiddenKinds, hiddenRelations }),
    [network, hiddenKinds, hiddenRelations],
  );
  const index = useMemo(() => indexNetwork(shown), [shown]);
  const data = useMemo(() => toGraph(shown), [shown]);
  const centres = useMemo(() => new Set(network.centres), [network.centres]);
  const node = index.node(selected);
  const [startId, setStart] = useState<string | null>(null);
  const start = index.node(startId);
  const path = useMemo(
    () =>
      start && node && start.id !== node.id ? pathBetween(shown, start.id, node.id) : undefined,
    [shown, start, node],
  );
  const onPath = useMemo(() => (path ? new Set(path) : null), [path]);

  function locate(id: string) {
    setSelected(id);
    graph.current?.centreOn(id);
  }
  function expandNode(one: RelationNode) {
    setSelected(one.id);
    void expand(one);
  }
  const names = network.centres.flatMap((id) => index.node(id)?.label ?? []);
  const many = fillCopy(copy.centreMore, { names: names.slice(0, 3).join('、'), n: names.length });
  const isGraph = view === 'graph';
  const show = (next: RelationQuery['view']) =>
    onQueryChange({ ...query, view: next }, { replace: true });

  return (
    <div className={css.body}>
      <div className={css.bar}>
        <p className={css.centre}>
          {isNewest
            ? copy.centreNewest
            : fillCopy(copy.centreOf, { names: names.length > 3 ? many : names.join('、') })}
        </p>
        <Stack direction="horizontal" gap={2}>
          {reset && (
            <Button size="small" onClick={reset}>
              {copy.reset}
            </Button>
          )}
          {!isNewest && (
            <Button size="small" onClick={() => onQueryChange({ ...query, centre: {} })}>
              {copy.clearCentre}
            </Button>
          )}
        </Stack>
      </div>
      {network.truncated && (
        <Banner tone="warning">{fillCopy(copy.truncated, { n: network.nodes.length })}</Banner>
      )}
      <div className={css.views} role="group" aria-label={copy.show}>
        <Stack direction="horizontal" gap={2}>
          <Button size="small" aria-pressed={!isGraph} onClick={() => show('table')}>
            {copy.showTable}
          </Button>
          <Button size="small" aria-pressed={isGraph} onClick={() => show('graph')}>
            {copy.showGraph}
          </Button>
        </Stack>
      </div>
      {shown.nodes.length === 0 && <Banner tone="info">{copy.filteredAway}</Banner>}
      <div className={isGraph ? css.part : `${css.part} ${css.hiddenWhenNarrow}`}>
        <Graph
          ref={graph}
          label={fillCopy(copy.graphLabel, {
            nodes: shown.nodes.length,
            edges: shown.edges.length,
          })}
          data={data}
          kinds={networkKinds}
          centres={centres}
          selected={selected}
          path={onPath}
          onSave={(blob) => saveFile({ blob, fileName: undefined }, `${copy.picture}.png`)}
          onSelect={setSelected}
          onExpand={(id) => {
            const one = index.node(id);
            if (one) expandNode(one);
          }}
          aside={
            <RelationPanel
              node={node}
              neighbours={node ? index.around(node.id) : []}
              links={links}
              expanding={expanding !== null && expanding === selected}
              onExpand={expandNode}
              onSelect={locate}
              path={
                node && (
                  <RelationPath
                    node={node}
                    start={start}
                    path={path?.flatMap((id) => index.node(id) ?? [])}
                    onStart={setStart}
                    onSelect={setSelected}
                  />
                )
              }
            />
          }
        />
      </div>
      <RelationLegend
        network={network}
        filter={{ hiddenKinds, hiddenRelations }}
        onChange={(filter) => onQueryChange({ ...query, ...filter }, { replace: true })}
      />
      <div className={css.bar}>
        <RelationFind nodes={shown.nodes} onFind={({ id }) => locate(id)} />
        <RelationNews result={result} />
      </div>
      <div className={isGraph ? `${css.part} ${css.hiddenWhenNarrow}` : css.part}>
        <RelationTables
          network={shown}
          index={index}
          selected={selected}
          onLocate={(id) => {
            locate(id);
            if (!isGraph) show('graph');
          }}
          onExpand={expandNode}
        />
      </div>
    </div>
  );
}
