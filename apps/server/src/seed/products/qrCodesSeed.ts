import { defineSeed } from '../defineSeed.js';
import { operationQrCodes } from '../../schema/qrCodes.js';

const published = [
  { id: '1', name: '贷款产品微信办理', url: '/assets/qrcodes/loan.svg', position: 1 },
  { id: '2', name: '惠企政策公众号', url: '/assets/qrcodes/policy.svg', position: 2 },
  { id: '3', name: '续贷服务微信办理', url: '/assets/qrcodes/renewal.svg', position: 3 },
];

/** Codes published by the platform's operator. */
export const seed = defineSeed({
  tables: [operationQrCodes],
  make: () => published,
  rows: (codes) => [codes],
});
