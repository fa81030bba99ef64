import { safeUrl } from '@huiqi/sdk/domain';
import type { products } from '../../schema/products.js';

/** What the QR code of a submitted application holds: the lender's page in WeChat where it goes on (inferred). */
export const resultQrCode = ({
  urlType,
  sfPlatformUrl,
}: Pick<typeof products.$inferSelect, 'sfPlatformUrl' | 'urlType'>): string | null =>
  urlType === 'WECHAT' ? (safeUrl(sfPlatformUrl) ?? null) : null;
