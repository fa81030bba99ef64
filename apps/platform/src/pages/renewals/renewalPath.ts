/** The page of one renewal (spec 1 §2); in a separate file, as the header only needs this one. */
export const renewalPath = (renewalId: string): string =>
  `/loanRenewal/${encodeURIComponent(renewalId)}`;
