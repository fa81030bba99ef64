import { getPolicyHome } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { usePoliciesCopy } from './copy.js';
import { FavouriteButton } from './favourites/FavouriteButton.js';
import { endingDays, favouriteFilters } from './favourites/favouriteFilters.js';
import type { PolicyPaths } from './paths.js';
import { PolicyRecommendView } from './recommend/PolicyRecommendView.js';
import { recommendationFilters } from './recommend/recommendationFilters.js';
import { useRecommendedEmpty } from './recommend/useRecommendedEmpty.js';

export type PolicyRecommendScreenProps = ScreenProps<
  Pick<
    PolicyPaths,
    'policy' | 'recommended' | 'favourites' | 'recommendations' | 'search' | 'companies'
  >
>;

/** The user's favourites and recommendations at a glance (spec 2 §2). */
export function PolicyRecommendScreen(props: PolicyRecommendScreenProps) {
  const { paths, onLogin } = props;
  const copy = usePoliciesCopy();
  const home = useOperation(getPolicyHome, {});
  const search = screenLink(props, paths.search());
  const companies = paths.companies && screenLink(props, paths.companies());
  const recommendedEmpty = useRecommendedEmpty({ search, companies });
  const link = (label: string, to: string) => ({ label, ...screenLink(props, to) });
  const pushes = recommendationFilters.format({ tab: 'push' });
  return (
    <PolicyRecommendView
      state={toDataState(home)}
      policyLink={(id) => screenLink(props, paths.policy(id))}
      recommendedLink={(id) => screenLink(props, paths.recommended(id))}
      favourites={[
        ...endingDays.map((n) =>
          link(
            fillCopy(copy.endsWithin, { n }),
            paths.favourites(favouriteFilters.format({ ends: n })),
          ),
        ),
        link(copy.allFavourites, paths.favourites()),
      ]}
      recommendations={[
        link(copy.pushes, paths.recommendations(pushes)),
        link(copy.allRecommended, paths.recommendations()),
      ]}
      recommendedEmpty={recommendedEmpty}
      search={search}
      renderAction={(policy) => <FavouriteButton policy={policy} onLogin={onLogin} />}
    />
  );
}
