import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { favouriteFilters } from './favourites/favouriteFilters.js';
import type { PolicyPaths } from './paths.js';
import { PolicyFavourites } from './favourites/PolicyFavourites.js';

export type PolicyFavouritesScreenProps = ScreenProps<
  Pick<PolicyPaths, 'favourites' | 'policy' | 'search'>
>;

/** The user's favourites, five per page; tab and page are in the address. */
export function PolicyFavouritesScreen(props: PolicyFavouritesScreenProps) {
  const { query, paths, setQuery, hrefFor, onLogin, pageSize } = props;
  return (
    <PolicyFavourites
      size={pageSize}
      filters={favouriteFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(favouriteFilters.format(filters), change)}
      hrefForFilters={(filters) => hrefFor(paths.favourites(favouriteFilters.format(filters)))}
      search={screenLink(props, paths.search())}
      policyLink={(policyId) => screenLink(props, paths.policy(policyId))}
      onLogin={onLogin}
    />
  );
}
