import { constants } from '@huiqi/sdk/domain';
import type { ProductRow } from './toProduct.js';

/** Whether a product is applied for on a phone or in WeChat (spec 1 §4). */
export const isByQrCode = ({
  productAudit,
  productInterfaceType,
}: ProductRow['product']): boolean =>
  productInterfaceType === constants.specialQrInterfaceType ||
  productAudit === constants.wechatPlatformAudit;
