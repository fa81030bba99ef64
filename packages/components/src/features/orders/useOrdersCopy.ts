import { useCopy } from '../../provider/copy.js';
import { ordersCopy, type OrdersCopy } from './copy.js';

export const useOrdersCopy = (): OrdersCopy => useCopy<OrdersCopy>('orders', ordersCopy);
