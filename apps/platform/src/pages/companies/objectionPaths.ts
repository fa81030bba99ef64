import type { BindingObjectionPaths } from '@huiqi/components/companies';
import { withQuery } from '../../routes/withQuery.js';

/** Our addresses of the desk of objections to users of companies. */
export const objectionPaths: BindingObjectionPaths = {
  objections: (query) => withQuery('/bindingObjections', Object.fromEntries(query ?? [])),
};
