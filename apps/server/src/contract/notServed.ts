/**
 * Operations of the contract that have no handler yet; they answer 501 with code 100501.
 * The list may only shrink: a start fails when an entry has a handler or is not in the contract.
 */
export const notServed: readonly string[] = [
  'getTicketDiscount',
  'getTodayDemandCount',
  'listServiceTypes',
];
