import { withQuery } from '../../routes/withQuery.js';

/** The page of one demand (spec 2 §2); apart from the other addresses, as notices need this one alone. */
export const demandPath = (id: string): string => withQuery('/enterpriseDemands/detail', { id });
