import { request } from '@playwright/test';

/** A short token of the sample's partner for its user. */
export async function exchangeToken(url: string): Promise<string> {
  const backend = await request.newContext({ baseURL: url });
  const response = await backend.post('/api/huiqi/partner/token', {
    headers: { authorization: `Basic ${btoa('pt_demo:sandbox-demo-partner')}` },
    data: { user: { reference: 'customer-0001', phone: '13800000001' } },
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}
