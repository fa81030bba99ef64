import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import type { PolicyApplicationPaths } from './paths.js';
import { policyUserFilters } from './user/policyUserFilters.js';
import { PolicyUserList } from './user/PolicyUserList.js';

export type PolicyUserScreenProps = ScreenProps<
  Pick<PolicyApplicationPaths, 'application' | 'applications' | 'draft' | 'policies' | 'resubmit'>
>;

/** The user's declarations; `type=draft` shows the drafts (spec 2 §2). */
export function PolicyUserScreen(props: PolicyUserScreenProps) {
  const { paths } = props;
  return (
    <PolicyUserList
      {...tabsInQuery(props, policyUserFilters, paths.applications)}
      applicationLink={(id) => screenLink(props, paths.application(id))}
      resubmitLink={(id) => screenLink(props, paths.resubmit(id))}
      draftLink={(id) => screenLink(props, paths.draft(id))}
      policies={screenLink(props, paths.policies())}
    />
  );
}
