import type { ServerResponse } from 'node:http';
import { errorCodes } from '@huiqi/sdk';
import { createMockTransport, everyOperation } from '@huiqi/sdk/testing';
import { readMessages } from '../../src/shared/readMessages.js';

/** Sends every code of the platform with its message, or one error as the platform sends it. */
export async function sendErrors(path: string, response: ServerResponse): Promise<void> {
  const code = errorCodes.find((one) => path === `/errors/${one}`);
  if (path !== '/errors' && !code) return void response.writeHead(404).end();
  const sent = code
    ? await createMockTransport(everyOperation({ code })).fetch(
        'https://platform.invalid/api/huiqi/user/info',
      )
    : Response.json(await readMessages());
  response.writeHead(sent.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(await sent.text());
}
