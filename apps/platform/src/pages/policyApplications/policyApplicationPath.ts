/** The page of one declaration; apart from the other addresses, as the header needs this one alone. */
export const policyApplicationPath = (id: string): string =>
  `/policy/user/detail/${encodeURIComponent(id)}`;
