import { ApiError } from '../../contract/ApiError.js';
import type { KnownPartner } from '../../security/PartnerStore.js';
import type { Page } from './pageOf.js';

/**
 * The partner of a request: that of its session, or of the page that sends it. A partner's session is not valid on
 * anyone else's pages (791403).
 */
export function partnerOf(ofSession: KnownPartner | null, page: Page): KnownPartner | null {
  const ofPage = page.kind === 'partner' ? page.partner : null;
  if (ofSession === null) return ofPage;
  const isAnyones = page.kind === 'own' || page.kind === 'developer';
  if (!isAnyones && ofPage?.id !== ofSession.id) throw new ApiError('791403');
  return ofSession;
}
