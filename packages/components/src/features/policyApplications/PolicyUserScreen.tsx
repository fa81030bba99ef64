import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { PolicyApplicationPaths } from './paths.js';
import { policyUserFilters } from './user/policyUserFilters.js';
import { PolicyUserList } from './user/PolicyUserList.js';

export type PolicyUserScreenProps = ScreenProps<
  Pick<PolicyApplicationPaths, 'application' | 'applications' | 'draft' | 'policies' | 'resubmit'>
>;

/** The user's declarations; `type=draft` shows the drafts (spec 2 §2). */
export function PolicyUserScreen(props: PolicyUserScreenProps) {
  const { query, paths, setQuery, hrefFor, pageSize } = props;
  return (
    <PolicyUserList
      size={pageSize}
      filters={policyUserFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(policyUserFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.applications(policyUserFilters.format(filters)))}
      applicationLink={(id) => screenLink(props, paths.application(id))}
      resubmitLink={(id) => screenLink(props, paths.resubmit(id))}
      draftLink={(id) => screenLink(props, paths.draft(id))}
      policies={screenLink(props, paths.policies())}
    />
  );
}
