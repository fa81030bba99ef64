/** All policies, in a separate file: the first page needs no other address. */
export const policiesPath = '/totalPolicy/list';
