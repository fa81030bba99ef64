import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { favouriteFilters } from './favourites/favouriteFilters.js';
import type { PolicyPaths } from './paths.js';
import { PolicyFavourites } from './favourites/PolicyFavourites.js';

export type PolicyFavouritesScreenProps = ScreenProps<
  Pick<PolicyPaths, 'favourites' | 'policy' | 'search'>
>;

/** The user's favourites, five per page; tab and page are in the address. */
export function PolicyFavouritesScreen(props: PolicyFavouritesScreenProps) {
  const { paths, onLogin } = props;
  return (
    <PolicyFavourites
      {...tabsInQuery(props, favouriteFilters, paths.favourites)}
      search={screenLink(props, paths.search())}
      policyLink={(policyId) => screenLink(props, paths.policy(policyId))}
      onLogin={onLogin}
    />
  );
}
