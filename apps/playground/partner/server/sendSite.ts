import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isPolicyName, policyOf } from './policyOf.js';

const types: Readonly<Record<string, string>> = {
  'index.html': 'text/html; charset=utf-8',
  'partner.js': 'text/javascript; charset=utf-8',
  'partner.css': 'text/css; charset=utf-8',
  'hostile.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
};

interface SiteRequest {
  readonly url: URL;
  readonly site: string;
  readonly api: string;
  readonly response: ServerResponse;
}

/** Sends a file of the partner's site; the page gets the address of the platform and its policy. */
export async function sendSite({ url, site, api, response }: SiteRequest): Promise<void> {
  const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return void response.writeHead(404).end();
  const content = await readFile(join(site, name), 'utf8');
  const asked = url.searchParams.get('policy');
  const policy = policyOf(isPolicyName(asked) ? asked : 'strict', api);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(policy ? { 'content-security-policy': policy } : {}),
  });
  response.end(content.replaceAll('{{api}}', api));
}
