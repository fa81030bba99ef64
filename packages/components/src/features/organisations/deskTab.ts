export const deskTabNames = ['organisations', 'products', 'orders'] as const;

/** A list of the back office (spec 2 §2). */
export type OrganisationDeskTab = (typeof deskTabNames)[number];

/** The tab of an address; defaults to incoming orders. */
export const deskTabOf = (query: URLSearchParams): OrganisationDeskTab =>
  deskTabNames.find((name) => name === query.get('tab')) ?? 'orders';

/** The query of a tab with its filters. */
export function deskQuery(
  tab: OrganisationDeskTab,
  filters: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  return new URLSearchParams([...(tab === 'orders' ? [] : [['tab', tab]]), ...filters]);
}
