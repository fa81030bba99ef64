/** The page of one renewal (spec 1 §2); apart from the other addresses, as the header needs this one alone. */
export const renewalPath = (renewalId: string): string =>
  `/loanRenewal/${encodeURIComponent(renewalId)}`;
