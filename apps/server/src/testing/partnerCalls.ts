import type { PartnerToken, PartnerTokenRequest } from '@huiqi/sdk';
import { demoPartner, samplePartners } from '../modules/partners/samplePartners.js';
import { requestId } from './callsAs.js';
import type { TestApp } from './openTestApp.js';

/** The authorisation header of a partner's server. */
const basicOf = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

const secretOf = (id: string): string => samplePartners.find((one) => one.id === id)?.secret ?? '';

interface Exchange {
  readonly partnerId?: string;
  readonly secret?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a token like a partner's server. */
export const exchange = (
  { app }: Pick<TestApp, 'app'>,
  payload: PartnerTokenRequest | object,
  { partnerId = demoPartner.id, secret = secretOf(partnerId), headers = {} }: Exchange = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/huiqi/partner/token',
    headers: { authorization: basicOf(partnerId, secret), 'x-request-id': requestId, ...headers },
    payload,
  });

/** The token a partner's server gets for a user. */
export async function partnerToken(
  testApp: Pick<TestApp, 'app'>,
  payload: PartnerTokenRequest,
  options: Exchange = {},
): Promise<string> {
  const response = await exchange(testApp, payload, options);
  if (response.statusCode !== 200) throw new Error(response.body);
  return (response.json() as { data: PartnerToken }).data.token;
}
