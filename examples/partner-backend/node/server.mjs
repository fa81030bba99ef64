import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@huiqi/sdk/webhooks';

const { HUIQI_API, HUIQI_PARTNER, HUIQI_SECRET, HUIQI_WEBHOOK_SECRETS, PORT } = process.env;
const basic = Buffer.from(`${HUIQI_PARTNER}:${HUIQI_SECRET}`).toString('base64');

const routes = {
  // Your page's fetchToken calls this. Take the user from your own session, never from the page.
  async '/huiqi/token'() {
    const user = { reference: 'customer-1001', phone: '13800000001' };
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ user }) };
    const response = await fetch(`${HUIQI_API}/partner/token`, request);
    return (await response.json()).data;
  },
  async '/huiqi/webhook'(request) {
    const secrets = HUIQI_WEBHOOK_SECRETS.split(',');
    const event = verifyWebhook(await text(request), request.headers['huiqi-signature'], secrets);
    console.log(event.id, event.type, event.order?.status ?? '-');
    return {};
  },
};
createServer(async (request, response) => {
  const result = await routes[request.url]?.(request).catch((error) =>
    console.error(String(error)),
  );
  response.writeHead(result ? 200 : 400, { 'content-type': 'application/json' });
  response.end(JSON.stringify(result ?? {}));
}).listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
