const { HUIQI_API, HUIQI_PARTNER, HUIQI_SECRET } = process.env;
const basic = Buffer.from(`${HUIQI_PARTNER}:${HUIQI_SECRET}`).toString('base64');

/** A session token for the user of your own session, as `{ token, expiresAt, expiresIn }`. */
export async function exchangeToken(user) {
  const response = await fetch(`${HUIQI_API}/partner/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const { code, message, data } = await response.json();
  if (code !== '200') throw new Error(`No token: ${code} ${message}`);
  return data;
}
