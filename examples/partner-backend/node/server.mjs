import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@huiqi/sdk/webhooks';
import { exchangeToken } from './exchangeToken.mjs';

const secrets = process.env.HUIQI_WEBHOOK_SECRETS.split(',');
const routes = {
  // The fetchToken of your page calls this. Take the user from your own session, never from the page.
  '/huiqi/token': () => exchangeToken({ reference: 'customer-1001', phone: '13800000001' }),
  async '/huiqi/webhook'(request) {
    const event = verifyWebhook(await text(request), request.headers['huiqi-signature'], secrets);
    console.log(event.id, event.type, event.order?.status ?? '-');
    return {};
  },
};
createServer(async (request, response) => {
  const result = await routes[request.url]?.(request).catch((error) => console.error(`${error}`));
  response.writeHead(result ? 200 : 400, { 'content-type': 'application/json' });
  response.end(JSON.stringify(result ?? {}));
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
