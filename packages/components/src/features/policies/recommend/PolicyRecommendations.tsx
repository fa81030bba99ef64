import { listPushedPolicies, listRecommendedPolicies } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { usePoliciesCopy } from '../copy.js';
import { FavouriteButton } from '../favourites/FavouriteButton.js';
import type { PolicyLinks } from '../paths.js';
import { PolicyTabbedList } from '../PolicyTabbedList.js';
import { recommendationFilters, type RecommendationFilters } from './recommendationFilters.js';
import { useRecommendedEmpty, type RecommendedEmptyLinks } from './useRecommendedEmpty.js';

export interface PolicyRecommendationsProps extends PolicyLinks, RecommendedEmptyLinks {
  readonly filters: RecommendationFilters;
  readonly onFiltersChange: (filters: RecommendationFilters, change: ListChange) => void;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: RecommendationFilters) => string;
  /** Policies per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** Recommendations for the user's company with the reasons, and pushes. */
export function PolicyRecommendations(props: PolicyRecommendationsProps) {
  const { filters, onFiltersChange, hrefForFilters, search, companies, policyLink, onLogin } =
    props;
  const { size = pageSizes.recommended } = props;
  const copy = usePoliciesCopy();
  const isPush = filters.tab === 'push';
  const empty = useRecommendedEmpty({ search, companies }, filters.tab && 'pushes');
  const options = {
    filters: recommendationFilters,
    labels: {},
    values: filters,
    onValuesChange: onFiltersChange,
    toInput: ({ index }: { readonly index: number }) => ({ index, size }),
  };
  const recommended = useOperationList(listRecommendedPolicies, { ...options, enabled: !isPush });
  const pushed = useOperationList(listPushedPolicies, { ...options, enabled: isPush });
  const shown = isPush ? pushed : recommended;
  const tabTo = (tab: 'push' | undefined, label: string) => ({
    id: tab ?? 'recommended',
    label,
    href: hrefForFilters({ tab }),
    onOpen: () => onFiltersChange({ tab }, step),
  });
  return (
    <PolicyTabbedList
      {...shown}
      title={copy.recommendTitle}
      tab={filters.tab ?? 'recommended'}
      tabs={[tabTo(undefined, copy.recommended), tabTo('push', copy.pushes)]}
      empty={empty}
      policyLink={policyLink}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
