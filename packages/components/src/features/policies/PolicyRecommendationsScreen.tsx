import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import type { PolicyPaths } from './paths.js';
import { PolicyRecommendations } from './recommend/PolicyRecommendations.js';
import { recommendationFilters } from './recommend/recommendationFilters.js';

export type PolicyRecommendationsScreenProps = ScreenProps<
  Pick<PolicyPaths, 'recommendations' | 'recommended' | 'search' | 'companies'>
>;

/** Recommendations and pushes, ten per page; tab and page are in the address. */
export function PolicyRecommendationsScreen(props: PolicyRecommendationsScreenProps) {
  const { paths, onLogin } = props;
  return (
    <PolicyRecommendations
      {...tabsInQuery(props, recommendationFilters, paths.recommendations)}
      companies={paths.companies && screenLink(props, paths.companies())}
      search={screenLink(props, paths.search())}
      policyLink={(policyId) => screenLink(props, paths.recommended(policyId))}
      onLogin={onLogin}
    />
  );
}
