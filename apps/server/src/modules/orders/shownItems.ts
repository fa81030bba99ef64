import type { OrderDetail } from '@huiqi/sdk';
import type { StoredFormItem } from '../../schema/orders.js';
import { maskIdNo } from '../../text/mask.js';

/** The form entries of an order as details and exports show them: identity numbers are masked for everybody. */
export const shownItems = (items: readonly StoredFormItem[]): OrderDetail['items'] =>
  items.map(({ files: _files, ...item }) =>
    item.inputType === 'ID_CARD' ? { ...item, value: maskIdNo(item.value) } : item,
  );
