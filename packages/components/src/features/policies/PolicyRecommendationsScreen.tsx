import { screenLink, type ScreenProps } from '../../provider/screen.js';
import type { PolicyPaths } from './paths.js';
import { PolicyRecommendations } from './recommend/PolicyRecommendations.js';
import { recommendationFilters } from './recommend/recommendationFilters.js';

export type PolicyRecommendationsScreenProps = ScreenProps<
  Pick<PolicyPaths, 'recommendations' | 'recommended' | 'search' | 'companies'>
>;

/** Recommendations and pushes, ten per page; tab and page are in the address. */
export function PolicyRecommendationsScreen(props: PolicyRecommendationsScreenProps) {
  const { query, paths, setQuery, hrefFor, onLogin, pageSize } = props;
  return (
    <PolicyRecommendations
      size={pageSize}
      filters={recommendationFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(recommendationFilters.format(filters), change)}
      hrefForFilters={(filters) =>
        hrefFor(paths.recommendations(recommendationFilters.format(filters)))
      }
      companies={paths.companies && screenLink(props, paths.companies())}
      search={screenLink(props, paths.search())}
      policyLink={(policyId) => screenLink(props, paths.recommended(policyId))}
      onLogin={onLogin}
    />
  );
}
