import type { Policy } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { usePoliciesCopy } from '../copy.js';
import { PolicyRows, type PolicyRowsProps } from '../PolicyRows.js';

export interface PolicySearchViewProps extends Pick<
  PolicyRowsProps,
  'policyLink' | 'renderAction'
> {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Policy>>;
}

/** Policy search: filters, order, marked matches, pager. */
export function PolicySearchView({ list, state, ...rows }: PolicySearchViewProps) {
  const copy = usePoliciesCopy();
  return (
    <ListView
      title={copy.searchTitle}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptySearch, line: copy.emptySearchHint }}
    >
      {(policies) => <PolicyRows policies={policies} {...rows} />}
    </ListView>
  );
}
