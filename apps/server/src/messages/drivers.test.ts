import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpSms } from './httpSms.js';
import type { RenderedMessage } from './message.js';
import { createSmtp } from './smtp.js';

const message: RenderedMessage = {
  id: 'message-1',
  channel: 'sms',
  to: '13900000001',
  template: 'loginCode',
  text: '【惠企】登录验证码482915',
  code: '482915',
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Request {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function gateway(status: number, headers: Record<string, string> = {}) {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body });
      response.writeHead(status, headers).end('13900000001');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

const sms = (url: string) => createHttpSms({ url, secret: 'shared', secretHeader: 'X-Key' });
const patience = () => AbortSignal.timeout(2_000);

describe('the SMS gateway', () => {
  test('gets phone, text, secret and an id that does not change', async () => {
    const { requests, url } = await gateway(200);
    await sms(url).deliver(message, patience());
    expect(requests[0]?.headers).toMatchObject({
      'x-key': 'shared',
      'idempotency-key': 'message-1',
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      id: 'message-1',
      phone: '13900000001',
      template: 'loginCode',
      text: '【惠企】登录验证码482915',
    });
  });

  test.each([
    [500, false],
    [429, false],
    [400, true],
    [401, true],
  ])('that responds %i is asked again or not', async (status, isLasting) => {
    const { url } = await gateway(status);
    await expect(sms(url).deliver(message, patience())).rejects.toMatchObject({
      isLasting,
      message: `The SMS gateway responded ${status}`,
    });
  });

  test('cannot send phone and secret to another host', async () => {
    const other = await gateway(200);
    const { url } = await gateway(307, { location: other.url });
    await expect(sms(url).deliver(message, patience())).rejects.toThrow('fetch failed');
    expect(other.requests).toEqual([]);
  });

  test('that does not respond is left alone', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => server.close());
    closers.push(() => server.closeAllConnections());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const deliver = sms(url).deliver(message, AbortSignal.timeout(50));
    await expect(deliver).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

async function mailServer(refuse?: number) {
  const mails: { from: string; to: string; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      let data = '';
      stream.on('data', (chunk: Buffer) => (data += chunk.toString('utf8')));
      stream.on('end', () => {
        const to = rcptTo.map(({ address }) => address).join();
        mails.push({ from: mailFrom ? mailFrom.address : '', to, data });
        done(refuse ? Object.assign(new Error('refused'), { responseCode: refuse }) : null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

const mail: RenderedMessage = {
  ...message,
  channel: 'email',
  to: 'zhou@example.com',
  subject: '登录验证码',
};

describe('the mail server', () => {
  test('gets an e-mail in UTF-8 from the configured sender', async () => {
    const { mails, url } = await mailServer();
    await createSmtp({ url, from: '惠企 <no-reply@example.com>' }).deliver(mail, patience());
    expect(mails[0]).toMatchObject({ from: 'no-reply@example.com', to: 'zhou@example.com' });
    expect(mails[0]?.data).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(mails[0]?.data).toContain('Message-ID: <message-1@huiqi>');
  });

  test('gets a file with its name in UTF-8', async () => {
    const { mails, url } = await mailServer();
    const content = Buffer.from('%PDF-1.7 \u0000');
    const fileName = '重庆明月食品有限公司(分析报告).pdf';
    const attachments = [{ fileName, mediaType: 'application/pdf', content }];
    await createSmtp({ url, from: 'no-reply@example.com' }).deliver(
      { ...mail, attachments },
      patience(),
    );
    const { data } = mails[0] ?? { data: '' };
    expect(data).toContain('Content-Type: application/pdf');
    expect(data).toMatch(/Content-Disposition: attachment;\s+filename\*0\*=utf-8''%E9%87%8D/);
    expect(data).toContain(content.toString('base64'));
  });

  test.each([
    [451, false],
    [550, true],
  ])(
    'that responds %i is asked again or not; the error names no recipient',
    async (code, isLasting) => {
      const { url } = await mailServer(code);
      const deliver = createSmtp({ url, from: 'no-reply@example.com' }).deliver(mail, patience());
      await expect(deliver).rejects.toMatchObject({
        isLasting,
        message: `The mail server refused: ${code}`,
      });
    },
  );

  test('does not take a recipient for several or for a header', async () => {
    const { mails, url } = await mailServer();
    const to = 'a@example.com>,<b@example.com\r\nBcc: c@example.com';
    await createSmtp({ url, from: 'no-reply@example.com' })
      .deliver({ ...mail, to }, patience())
      .catch(() => undefined);
    for (const { to: reached } of mails) expect(reached).not.toMatch(/b@|c@/);
  });
});
