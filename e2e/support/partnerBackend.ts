import { request, type APIResponse } from '@playwright/test';

export interface PartnerTokenResponse {
  readonly token: string;
  readonly expiresAt: string;
  readonly expiresIn: number;
}

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** The sample's partner. */
export const demo: Credentials = { id: 'pt_demo', secret: 'sandbox-demo-partner' };
/** What a partner's server does: exchanges its secret and its own id of a user for a token. */
export async function exchangeToken(
  serverUrl: string,
  { id, secret }: Credentials,
  body: object = { user: { reference: 'customer-1', phone: '13800000001' } },
): Promise<PartnerTokenResponse> {
  const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const server = await request.newContext({ baseURL: serverUrl });
  const headers = { authorization, 'x-request-id': 'web-partner-000001' };
  const answer: APIResponse = await server.post('/api/huiqi/partner/token', {
    headers,
    data: body,
  });
  const { data, ...rest } = (await answer.json()) as { data: PartnerTokenResponse };
  await server.dispose();
  if (!answer.ok()) throw new Error(JSON.stringify(rest));
  return data;
}
