export { policiesCopy, type PoliciesCopy } from './copy.js';
export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.js';
export type { PolicyLinks, PolicyPaths } from './paths.js';
export { PolicyCard, type PolicyCardProps } from './PolicyCard.js';
export { policyFilters, type PolicyFilters } from './policyFilters.js';
export { PolicyRows, type PolicyRowsProps } from './PolicyRows.js';
export { PolicySearch, type PolicySearchProps } from './PolicySearch.js';
