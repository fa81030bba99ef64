import type { RelationNetwork } from '@huiqi/sdk';
import { DataState } from '../../patterns/DataState/DataState.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { useRelationsCopy } from './copy.js';
import { RelationBoard } from './RelationBoard.js';
import type { RelationLinks } from './RelationPanel.js';
import type { RelationQuery } from './relationQuery.js';
import { RelationSearch } from './RelationSearch.js';
import * as css from './relations.css.js';
import type { RelationNetworkState } from './useRelationNetwork.js';

export interface RelationNetworkViewProps extends RelationNetworkState {
  readonly query: RelationQuery;
  readonly onQueryChange: (query: RelationQuery, change?: { readonly replace?: boolean }) => void;
  readonly links: RelationLinks;
}

/** Companies, people, orders, products and banks as a graph, with a table of the same. */
export function RelationNetworkView(props: RelationNetworkViewProps) {
  const { query, onQueryChange, links, state, ...actions } = props;
  const copy = useRelationsCopy();
  const key = JSON.stringify(query.centre);
  return (
    <div className={css.page}>
      <PageTitle description={copy.description}>{copy.title}</PageTitle>
      <RelationSearch
        key={key}
        centre={query.centre}
        depth={query.depth}
        onSearch={(centre, depth) => onQueryChange({ ...query, centre, depth })}
      />
      <DataState
        state={state}
        loading={<Skeleton preset="table" rows={8} />}
        empty={<EmptyState kind="filtered" title={copy.emptyTitle} line={copy.emptyHint} />}
      >
        {(network: RelationNetwork) => (
          <RelationBoard
            key={key}
            {...actions}
            network={network}
            query={query}
            onQueryChange={onQueryChange}
            links={links}
            isNewest={Object.keys(query.centre).length === 0}
          />
        )}
      </DataState>
    </div>
  );
}
