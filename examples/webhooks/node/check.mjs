import { createInterface } from 'node:readline';
import { verifyWebhook } from './verifyWebhook.mjs';

for await (const line of createInterface({ input: process.stdin })) {
  const [now, header, secrets, body] = line.split('\t');
  console.log(verifyWebhook(Buffer.from(body, 'base64'), header, secrets.split(' '), Number(now)));
}
