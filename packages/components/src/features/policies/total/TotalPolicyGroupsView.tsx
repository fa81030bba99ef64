import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { usePolicyHomeCopy } from '../home/copy.js';
import { PolicyStatisticView, type PolicyStatisticViewProps } from './PolicyStatisticView.js';
import * as css from './TotalPolicy.css.js';

export interface TotalPolicyGroupsViewProps {
  readonly statistic: Omit<PolicyStatisticViewProps, 'place'>;
  /** To all policies. */
  readonly back: PageLink;
}

/** All organisations and grades with policies, to choose from. */
export function TotalPolicyGroupsView({ statistic, back }: TotalPolicyGroupsViewProps) {
  const copy = usePolicyHomeCopy();
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle description={copy.subLine}>{copy.subTitle}</PageTitle>
      <PolicyStatisticView {...statistic} place="page" />
    </div>
  );
}
