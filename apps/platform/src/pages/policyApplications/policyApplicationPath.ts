/** The page of one declaration; in a separate file, as the header only needs this one. */
export const policyApplicationPath = (id: string): string =>
  `/policy/user/detail/${encodeURIComponent(id)}`;
