import type { ScreenProps } from '../../../provider/screen.js';
import type { PolicyPaths } from '../paths.js';

const at = (path: string) => (query?: URLSearchParams) =>
  query && String(query) ? `${path}?${query}` : path;

/** Props of a policy screen, for stories. */
export const policyScreenProps = (
  query = '',
): ScreenProps<PolicyPaths & { readonly applications: () => string }> => ({
  params: {},
  query: new URLSearchParams(query),
  paths: {
    home: () => 'home',
    search: at('search'),
    policy: (id) => `policy/${id}`,
    recommended: (id) => `recommended/${id}`,
    recommend: () => 'recommend',
    recommendations: at('recommendations'),
    favourites: at('favourites'),
    applications: () => 'applications',
    totalPolicies: at('total'),
    totalSublist: at('sub'),
    totalPolicy: (id, group) => at('detail')(new URLSearchParams([...(group ?? []), ['id', id]])),
  },
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to) => `#${to}`,
  backTo: (to) => to,
  onLogin: () => undefined,
});
