/**
 * Government policies: search, detail, favourites, recommendations and figures. Open to visitors; favourites and
 * recommendations need a user.
 */

export { policiesCopy, type PoliciesCopy } from './copy.js';
export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.js';
export type { PolicyLinks, PolicyPaths } from './paths.js';
export { PolicyCard, type PolicyCardProps } from './PolicyCard.js';
export { policyFilters, type PolicyFilters } from './policyFilters.js';
export { PolicyRows, type PolicyRowsProps } from './PolicyRows.js';
export { PolicySearch, type PolicySearchProps } from './PolicySearch.js';
export { policyHomeCopy, type PolicyHomeCopy } from './homeCopy.js';
export { LatestPolicies, type LatestPoliciesProps } from './LatestPolicies.js';
export { LatestPoliciesView, type LatestPoliciesViewProps } from './LatestPoliciesView.js';
export type { PolicyOnlinePaths } from './PolicyOnlineScreen.js';
export { totalPolicyFilters, type TotalPolicyFilters } from './totalPolicyFilters.js';
export { PolicyDetail, type PolicyDetailProps } from './PolicyDetail.js';
export { PolicyDetailView, type PolicyDetailViewProps } from './PolicyDetailView.js';
export { PolicyFavourites, type PolicyFavouritesProps } from './PolicyFavourites.js';
export { PolicyRecommendations, type PolicyRecommendationsProps } from './PolicyRecommendations.js';
export { PolicyRecommendView, type PolicyRecommendViewProps } from './PolicyRecommendView.js';
