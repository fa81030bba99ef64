import type { Policy } from '@huiqi/sdk';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { ListView } from '../../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../../patterns/ListView/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { fillCopy } from '../../../provider/copy.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { usePolicyHomeCopy } from '../home/copy.js';
import { PolicyRows, type PolicyRowsProps } from '../PolicyRows.js';
import { PolicyStatisticView, type PolicyStatisticViewProps } from './PolicyStatisticView.js';
import * as css from './TotalPolicy.css.js';

export interface TotalPolicyListViewProps extends Pick<
  PolicyRowsProps,
  'policyLink' | 'renderAction'
> {
  readonly title: string;
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<Policy>>;
  readonly statistic: Omit<PolicyStatisticViewProps, 'place'>;
  /** Link to the groups. */
  readonly groups?: PageLink | undefined;
  /** Link to where the list was chosen. */
  readonly back?: PageLink | undefined;
}

/** Policies with filters, and beside them the counts by organisation and grade. */
export function TotalPolicyListView(props: TotalPolicyListViewProps) {
  const { title, list, state, statistic, groups, back, ...rows } = props;
  const copy = usePolicyHomeCopy();
  return (
    <div className={css.page}>
      {back && <BackLink {...back} />}
      <div className={state.status === 'loading' ? css.loadingColumns : css.columns}>
        <ListView
          title={title}
          list={list}
          state={state}
          countText={(n) => fillCopy(copy.total, { n })}
          actions={
            groups && (
              <LinkButton variant="text" {...linkProps(groups)}>
                {groups.label}
              </LinkButton>
            )
          }
          empty={{ title: copy.empty, line: copy.emptyHint }}
        >
          {(policies) => <PolicyRows policies={policies} {...rows} />}
        </ListView>
        <PolicyStatisticView {...statistic} />
      </div>
    </div>
  );
}
