import { ApiError } from '../../contract/ApiError.js';
import type { KnownPartner } from '../../security/partnerStore.js';
import type { Page } from './pageOf.js';

/**
 * The partner a request is made through: that of its session, otherwise that of the page that sends it. A session of one
 * partner is worth nothing on pages of anybody else (791403).
 */
export function partnerOf(ofSession: KnownPartner | null, page: Page): KnownPartner | null {
  const ofPage = page.kind === 'partner' ? page.partner : null;
  if (ofSession === null) return ofPage;
  if (page.kind !== 'own' && ofPage?.id !== ofSession.id) throw new ApiError('791403');
  return ofSession;
}
