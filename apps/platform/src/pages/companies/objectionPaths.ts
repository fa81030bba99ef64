import type { BindingObjectionPaths } from '@huiqi/components/companies';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the desk of objections to users of companies, which are ours. */
export const objectionPaths: BindingObjectionPaths = {
  objections: (query) => withQuery('/bindingObjections', Object.fromEntries(query ?? [])),
};
