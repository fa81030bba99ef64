import type { PartnerToken, PartnerTokenPurpose } from '@huiqi/sdk';
import type { Call } from '../../http/context.js';
import type { KnownPartner } from '../../security/PartnerStore.js';
import { countUse } from '../../security/rateLimit.js';
import { createHandover, handoverSeconds, signOnSource } from '../session/handover.js';
import { referencedUser } from './referencedUser.js';
import { recordPartnerEvent } from '../../trail/recordPartnerEvent.js';
import type { NamedUser } from './referencedUserRepository.js';

/** Lifetime of a page's session; the page requests the next token from its server. */
const widgetSeconds = 15 * 60;
const limits = {
  ofPartner: { max: 3_000, windowSeconds: 60 },
  ofUser: { max: 60, windowSeconds: 60 },
};

type ExchangeCall = Call<'exchangePartnerToken'>;

async function makeToken(
  { db, now, sessions }: ExchangeCall,
  { id: partnerId, source }: KnownPartner,
  { id: userId, sessionEpoch: epoch }: NamedUser,
  purpose: PartnerTokenPurpose,
): Promise<string> {
  if (purpose === 'widget') {
    const lifeMs = widgetSeconds * 1000;
    return sessions.open(db, { userId, epoch, partnerId, mode: 'token', lifeMs }, now());
  }
  const handedTo = purpose === 'code' ? signOnSource : source;
  return createHandover(db, { userId, partnerId, source: handedTo }, now());
}

/** Exchanges a partner's assertion about a user for a token of its pages (docs/adr/0021). */
export async function exchangeToken(call: ExchangeCall): Promise<PartnerToken> {
  const { db, input, now, partner, requestId } = call;
  if (partner === null) throw new Error('The guard lets partners in only');
  const { user, purpose = 'widget' } = input.body;
  await countUse(db, { key: `partner-token:${partner.id}`, ...limits.ofPartner }, now());
  const account = await referencedUser(call, partner, user);
  const ofUser = `partner-token:${partner.id}:${account.id}`;
  await countUse(db, { key: ofUser, ...limits.ofUser }, now());
  const expiresIn = purpose === 'widget' ? widgetSeconds : handoverSeconds;
  const expiresAt = new Date(now().getTime() + expiresIn * 1000).toISOString();
  const token = await makeToken(call, partner, account, purpose);
  const event = { type: 'TOKEN', detail: purpose, userId: account.id } as const;
  await recordPartnerEvent(db, { ...event, partnerId: partner.id, requestId }, now());
  return { token, expiresAt, expiresIn };
}
