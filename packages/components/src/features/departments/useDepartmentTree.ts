import { getDepartmentTree } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';

/** The departments that the staff member may look up, optionally those whose people may handle an order. */
export const useDepartmentTree = (orderId: string | undefined) =>
  useOperation(getDepartmentTree, orderId === undefined ? {} : { orderId }, { staleTime: 300_000 });
