import type { Policy } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import type { ListEmptyCopy } from '../../patterns/ListView/ListEmpty.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { DeskTabs, type DeskTab } from '../../patterns/StaffDesk/DeskTabs.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { usePoliciesCopy } from './copy.js';
import { PolicyRows, type PolicyRowsProps } from './PolicyRows.js';
import { tabbed } from './PolicyTabbedList.css.js';

export interface PolicyTabbedListProps extends Pick<
  PolicyRowsProps,
  'policyLink' | 'renderAction'
> {
  readonly title: string;
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab. */
  readonly tab: string;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Policy>>;
  readonly empty: ListEmptyCopy;
}

/** A list of policies in several tabs, each with an address. */
export function PolicyTabbedList(props: PolicyTabbedListProps) {
  const { title, tabs, tab, list, state, empty, ...rows } = props;
  const copy = usePoliciesCopy();
  return (
    <div className={tabbed}>
      <PageTitle>{title}</PageTitle>
      <DeskTabs label={title} tabs={tabs} current={tab} />
      <ListView
        level="hidden"
        title={tabs.find(({ id }) => id === tab)?.label ?? title}
        list={list}
        state={state}
        countText={(n) => fillCopy(copy.total, { n })}
        empty={empty}
      >
        {(policies) => <PolicyRows policies={policies} {...rows} />}
      </ListView>
    </div>
  );
}
