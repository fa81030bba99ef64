import {
  RelationKindLabels,
  RelationNodeKindLabels,
  type RelationEdge,
  type RelationNetwork,
  type RelationNode,
} from '@huiqi/sdk';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { Tabs } from '../../ui/Tabs/Tabs.js';
import { nameColumn, numberColumn } from '../../ui/Table/kindColumns.js';
import type { TableColumn, TableSort } from '../../ui/Table/Table.js';
import { WindowedTable } from '../../ui/WindowedTable/WindowedTable.js';
import { OrderStatusTag } from '../orders/OrderStatusTag.js';
import { useRelationsCopy } from './copy.js';
import type { NetworkIndex } from './networkGraph.js';
import * as css from './relations.css.js';

export interface RelationTablesProps {
  readonly network: RelationNetwork;
  readonly index: NetworkIndex;
  readonly selected: string | null;
  readonly onLocate: (id: string) => void;
  readonly onExpand: (node: RelationNode) => void;
}

const keyOfNode = ({ id }: RelationNode) => id;
const keyOfEdge = ({ from, to, kind }: RelationEdge) => `${from} ${kind} ${to}`;

/** The network as tables, for users who cannot see or do not want the graph: nodes, and their relations. */
export function RelationTables(props: RelationTablesProps) {
  const { network, index, selected, onLocate, onExpand } = props;
  const copy = useRelationsCopy();
  const [sort, setSort] = useState<TableSort>();
  // Columns keep their identity while the graph changes, so that scrolling only renders new rows.
  const acts = useRef({ onLocate, onExpand });
  useEffect(() => {
    acts.current = { onLocate, onExpand };
  });

  const nodeColumns = useMemo(
    (): readonly TableColumn<RelationNode>[] => [
      {
        key: 'name',
        header: copy.name,
        kind: 'name',
        rowHeader: true,
        render: ({ label }) => label,
      },
      {
        key: 'kind',
        header: copy.kind,
        width: 88,
        sortable: true,
        card: 'aside',
        render: ({ kind }) => RelationNodeKindLabels[kind],
      },
      {
        key: 'status',
        header: copy.status,
        width: 144,
        render: ({ status }) => (status ? <OrderStatusTag status={status} /> : '--'),
      },
      {
        key: 'degree',
        header: copy.degree,
        kind: 'number',
        sortable: true,
        render: ({ id }) => index.around(id).length,
      },
      numberColumn('orders', copy.orders, ({ count }) => count ?? '--'),
      {
        key: 'actions',
        header: copy.actions,
        actions: true,
        width: 136,
        render: (node) => (
          <Stack direction="horizontal" gap={2} wrap={false}>
            <Button
              variant="text"
              size="small"
              aria-label={fillCopy(copy.locateOf, { name: node.label })}
              onClick={() => acts.current.onLocate(node.id)}
            >
              {copy.locate}
            </Button>
            <Button
              variant="text"
              size="small"
              aria-label={fillCopy(copy.expandOf, { name: node.label })}
              onClick={() => acts.current.onExpand(node)}
            >
              {copy.expand}
            </Button>
          </Stack>
        ),
      },
    ],
    [copy, index],
  );
  const edgeColumns = useMemo((): readonly TableColumn<RelationEdge>[] => {
    const nameOf = (id: string) => index.node(id)?.label ?? id;
    return [
      {
        key: 'from',
        header: copy.from,
        kind: 'name',
        rowHeader: true,
        render: ({ from }) => nameOf(from),
      },
      {
        key: 'relation',
        header: copy.relation,
        width: 128,
        render: ({ kind }) => RelationKindLabels[kind],
      },
      nameColumn('to', copy.to, ({ to }) => nameOf(to)),
    ];
  }, [copy, index]);
  const rows = useMemo(() => sortNodes(network.nodes, index, sort), [network, index, sort]);

  return (
    <div className={css.part}>
      <Tabs
        label={copy.showTable}
        tabs={[
          {
            value: 'nodes',
            label: `${copy.nodes} ${rows.length}`,
            content: (
              <WindowedTable
                caption={copy.tableNodes}
                density="compact"
                columns={nodeColumns}
                rows={rows}
                rowKey={keyOfNode}
                sort={sort}
                onSortChange={setSort}
                currentKey={selected}
              />
            ),
          },
          {
            value: 'edges',
            label: `${copy.edges} ${network.edges.length}`,
            content: (
              <WindowedTable
                caption={copy.tableEdges}
                density="compact"
                columns={edgeColumns}
                rows={network.edges}
                rowKey={keyOfEdge}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

function sortNodes(
  nodes: readonly RelationNode[],
  index: NetworkIndex,
  sort: TableSort | undefined,
): readonly RelationNode[] {
  if (!sort) return nodes;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...nodes].sort((one, other) =>
    sort.key === 'degree'
      ? sign * (index.around(one.id).length - index.around(other.id).length)
      : sign *
        RelationNodeKindLabels[one.kind].localeCompare(RelationNodeKindLabels[other.kind], 'zh'),
  );
}
