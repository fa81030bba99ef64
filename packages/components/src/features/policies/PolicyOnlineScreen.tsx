import {
  getPolicyHome,
  getPolicySearchMenu,
  getPolicyServiceEffect,
  getPolicyStatistic,
  listBanners,
  listDeclarablePolicies,
  listFrontApplications,
  listFrontPolicies,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { contentState } from './home/policyHomeState.js';
import type { PolicyPaths } from './paths.js';
import { policyFilters } from './search/policyFilters.js';
import { PolicyOnlineView } from './home/PolicyOnlineView.js';
import { totalPolicyFilters } from './total/totalPolicyFilters.js';

export interface PolicyOnlinePaths extends Pick<
  PolicyPaths,
  | 'search'
  | 'policy'
  | 'recommended'
  | 'recommend'
  | 'recommendations'
  | 'favourites'
  | 'totalPolicies'
  | 'totalSublist'
> {
  /** The user's declarations; omitted on sites without declarations. */
  readonly applications?: (() => string) | undefined;
}

export type PolicyOnlineScreenProps = ScreenProps<PolicyOnlinePaths>;

const first = { index: 1 } as const;
const slow = { staleTime: 60_000 } as const;

/** The policy home (spec 2 §2 Policy). */
export function PolicyOnlineScreen(props: PolicyOnlineScreenProps) {
  const { paths, navigate } = props;
  const user = useCurrentUser().data;
  const banners = useOperation(listBanners, { source: 'PC', position: 'POLICY' }, slow);
  const menu = useOperation(getPolicySearchMenu, {}, slow);
  const effect = useOperation(getPolicyServiceEffect, {}, slow);
  const statistic = useOperation(getPolicyStatistic, {}, slow);
  const latest = useOperation(listFrontPolicies, { ...first, size: pageSizes.policyFront }, slow);
  const open = useOperation(listDeclarablePolicies, {}, slow);
  const applications = useOperation(listFrontApplications, { ...first, size: pageSizes.default });
  const mine = useOperation(getPolicyHome, {}, { enabled: Boolean(user) });
  const link = (to: string) => screenLink(props, to);
  return (
    <PolicyOnlineView
      banners={banners.data ?? []}
      menu={menu.data}
      effect={toDataState(effect)}
      statistic={toDataState(statistic)}
      latest={contentState(latest)}
      open={toDataState(open)}
      applications={contentState(applications)}
      mine={user ? toDataState(mine) : undefined}
      search={link(paths.search())}
      declarable={link(paths.search(policyFilters.format({ declare: true })))}
      recommend={link(paths.recommend())}
      recommendations={link(paths.recommendations())}
      favourites={link(paths.favourites())}
      ownApplications={paths.applications && link(paths.applications())}
      total={link(paths.totalPolicies())}
      groupLink={(group) => link(paths.totalSublist(totalPolicyFilters.format(group)))}
      policyLink={(policyId) => link(paths.policy(policyId))}
      recommendedLink={(policyId) => link(paths.recommended(policyId))}
      linkTo={link}
      onFind={(query) => navigate(paths.search(query))}
    />
  );
}
