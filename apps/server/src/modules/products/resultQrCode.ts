import { safeUrl } from '@huiqi/sdk/domain';
import type { ProductRow } from './toProduct.js';

/** What the QR code of a submitted application holds: the lender's page in WeChat where it goes on (inferred). */
export const resultQrCode = ({
  urlType,
  sfPlatformUrl,
}: Pick<ProductRow['product'], 'sfPlatformUrl' | 'urlType'>): string | null =>
  urlType === 'WECHAT' ? (safeUrl(sfPlatformUrl) ?? null) : null;
