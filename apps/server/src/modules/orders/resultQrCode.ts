import { httpsUrl } from '@huiqi/sdk/domain';
import type { products } from '../../schema/products.js';

/** Content of the QR code of a submitted application: the lender's WeChat page for the next steps (inferred). */
export const resultQrCode = ({
  urlType,
  sfPlatformUrl,
}: Pick<typeof products.$inferSelect, 'sfPlatformUrl' | 'urlType'>): string | null =>
  urlType === 'WECHAT' ? (httpsUrl(sfPlatformUrl) ?? null) : null;
