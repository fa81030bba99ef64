import { getPolicySearchMenu, getPolicyStatistic } from '@huiqi/sdk';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { fillCopy } from '../../provider/copy.js';
import { usePolicyHomeCopy } from './home/copy.js';
import type { PolicyPaths } from './paths.js';
import type { PolicyGroup } from './home/policyEffectData.js';
import { totalPolicyFilterLabels, totalPolicyFilters } from './total/totalPolicyFilters.js';
import { TotalPolicyGrade } from './total/TotalPolicyGrade.js';
import { TotalPolicyGroupsView } from './total/TotalPolicyGroupsView.js';
import { TotalPolicyOrg } from './total/TotalPolicyOrg.js';

export type TotalPolicySublistScreenProps = ScreenProps<
  Pick<PolicyPaths, 'totalPolicies' | 'totalSublist' | 'totalPolicy'>
>;

const rarelyChanging = { staleTime: 300_000 };

/** The policies of one organisation or grade; without one in the address, all of them to choose from. */
export function TotalPolicySublistScreen(props: TotalPolicySublistScreenProps) {
  const { query, paths, backTo, onName } = props;
  const copy = usePolicyHomeCopy();
  const { publishOrgId, grade, keyword, declareType } = totalPolicyFilters.parse(query);
  const menu = useOperation(getPolicySearchMenu, {}, rarelyChanging).data;
  const statistic = useOperation(
    getPolicyStatistic,
    { keyword, declareType },
    { keepPrevious: true },
  );
  const labels = totalPolicyFilterLabels(copy, menu);
  const name = publishOrgId
    ? labels.publishOrgId.values[publishOrgId]
    : grade && (Object.entries(labels.grade.values).find(([code]) => code === grade)?.[1] ?? grade);
  const title = name ? fillCopy(copy.subOf, { name }) : copy.subTitle;
  useScreenName(onName, name ? title : undefined);

  const groups = {
    state: toDataState(statistic),
    groupLink: (group: PolicyGroup) =>
      screenLink(
        props,
        paths.totalSublist(totalPolicyFilters.format({ keyword, declareType, ...group })),
      ),
    current: { publishOrgId, grade: publishOrgId ? undefined : grade },
  };
  const back = { label: copy.backToSub, ...screenLink(props, paths.totalSublist()) };
  const shared = { screen: props, title, labels, statistic: groups, back };
  if (publishOrgId) return <TotalPolicyOrg key={publishOrgId} {...shared} id={publishOrgId} />;
  if (grade) return <TotalPolicyGrade key={grade} {...shared} grade={grade} />;
  return (
    <TotalPolicyGroupsView
      statistic={groups}
      back={{ label: copy.backToTotal, ...screenLink(props, backTo(paths.totalPolicies())) }}
    />
  );
}
