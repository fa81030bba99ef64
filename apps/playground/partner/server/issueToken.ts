/** A token of the platform for one user of the partner. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: string;
}

export interface TokenSettings {
  readonly api: string;
  readonly secret: string;
}

const partnerId = 'pt_demo';

/** The one user of this partner's site. */
const user = { reference: 'customer-0001', phone: '13800000001' };

/** Exchanges the partner's secret and its own id of the user for a short token, server to server. */
export async function issueToken({ api, secret }: TokenSettings): Promise<IssuedToken> {
  const response = await fetch(`${api}/api/huiqi/partner/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${partnerId}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ user, purpose: 'widget' }),
  });
  const { code, data } = (await response.json()) as { code: string; data: IssuedToken | null };
  if (!data) throw new Error(`The platform refused a token: ${code}`);
  return data;
}
