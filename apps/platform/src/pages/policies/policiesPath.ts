/** All policies, apart from the other addresses: the first page needs no more of them. */
export const policiesPath = '/totalPolicy/list';
