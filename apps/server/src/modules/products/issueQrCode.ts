import type { OperationId, ProductQrCode } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { UserCall } from '../../http/context.js';
import { ownOrigin } from '../../http/headers/ownOrigin.js';
import { issueTicket } from './qrCodeRepository.js';

/** The page where a phone continues. That a code leads there is inferred. */
const landingPath = '/scanApply';

type Issuer = Pick<UserCall<OperationId>, 'config' | 'db' | 'now' | 'request' | 'user'>;

/** Issues an application's QR code; the caller has checked that the company may apply. */
export async function issueQrCode(
  { config, db, now, request, user }: Issuer,
  { productId, companyId }: { readonly productId: string; readonly companyId: string },
): Promise<ProductQrCode> {
  const issuedAt = now();
  const ticket = await issueTicket(db, { userId: user.id, productId, companyId }, issuedAt);
  return {
    ewmUrl: `${ownOrigin(request, config) ?? ''}${landingPath}?ticket=${ticket}`,
    issuedTs: issuedAt.toISOString(),
    validSeconds: constants.qrValiditySeconds,
    serverTs: now().toISOString(),
  };
}
