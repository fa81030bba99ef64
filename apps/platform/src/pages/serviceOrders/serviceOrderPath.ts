import { withQuery } from '../../routes/withQuery.js';

/** The address of a service order as the enterprise sees it (spec 2 §2). */
export const serviceOrderPath = (id: string): string => withQuery('/serviceMyOrderDetail', { id });
