/**
 * Government policies: search, detail, favourites, recommendations and figures. Open to visitors; favourites and
 * recommendations need a user.
 */

export { policiesCopy, type PoliciesCopy } from './copy.js';
export { FavouriteButton, type FavouriteButtonProps } from './favourites/FavouriteButton.js';
export type { PolicyLinks, PolicyPaths } from './paths.js';
export { PolicyCard, type PolicyCardProps } from './PolicyCard.js';
export { policyFilters, type PolicyFilters } from './search/policyFilters.js';
export { PolicyRows, type PolicyRowsProps } from './PolicyRows.js';
export { PolicySearch, type PolicySearchProps } from './search/PolicySearch.js';
export { policyHomeCopy, type PolicyHomeCopy } from './home/copy.js';
export { LatestPolicies, type LatestPoliciesProps } from './home/LatestPolicies.js';
export { LatestPoliciesView, type LatestPoliciesViewProps } from './home/LatestPoliciesView.js';
export type { PolicyOnlinePaths } from './PolicyOnlineScreen.js';
export { totalPolicyFilters, type TotalPolicyFilters } from './total/totalPolicyFilters.js';
export { PolicyDetail, type PolicyDetailProps } from './detail/PolicyDetail.js';
export { PolicyDetailView, type PolicyDetailViewProps } from './detail/PolicyDetailView.js';
export { PolicyFavourites, type PolicyFavouritesProps } from './favourites/PolicyFavourites.js';
export {
  PolicyRecommendations,
  type PolicyRecommendationsProps,
} from './recommend/PolicyRecommendations.js';
export {
  PolicyRecommendView,
  type PolicyRecommendViewProps,
} from './recommend/PolicyRecommendView.js';
export type { FavouriteButtonViewProps } from './favourites/FavouriteButtonView.js';
export type { FavouriteFilters } from './favourites/favouriteFilters.js';
export type { RecommendationFilters } from './recommend/recommendationFilters.js';
export type { RecommendedEmptyLinks } from './recommend/useRecommendedEmpty.js';
