import { withQuery } from '../../routes/withQuery.js';

/** The page of one demand (spec 2 §2); in a separate file, as notices only need this one. */
export const demandPath = (id: string): string => withQuery('/enterpriseDemands/detail', { id });
