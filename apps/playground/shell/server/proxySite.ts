import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';

const preload = '<script src="/__shell/preload.js"></script>';

/** A page of the simulator frames the site; a real client shows it in a separate window. */
const framed = (policy: string) =>
  policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");

const isDocument = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Forwards a request to the platform, and adds to documents the script that a client injects. */
export function proxySite(api: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(api);
  const wantsDocument = isDocument(request);
  const headers = { ...request.headers };
  if (wantsDocument) {
    // A document can only be changed if it arrives complete and unencoded.
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
  }
  const { method = 'GET', url = '/' } = request;
  const upstream = send({ hostname, port, path: url, method, headers }, (answer) => {
    const policy = answer.headers['content-security-policy'];
    const sent = {
      ...answer.headers,
      ...(typeof policy === 'string' ? { 'content-security-policy': framed(policy) } : {}),
    };
    const isHtml = (answer.headers['content-type'] ?? '').startsWith('text/html');
    if (!wantsDocument || !isHtml) {
      response.writeHead(answer.statusCode ?? 502, sent);
      answer.pipe(response);
      return;
    }
    delete sent['content-length'];
    delete sent['etag'];
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const page = Buffer.concat(chunks).toString('utf8').replace('<head>', `<head>${preload}`);
      response.writeHead(answer.statusCode ?? 502, { ...sent, 'cache-control': 'no-store' });
      response.end(page);
    });
  });
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The platform does not respond.');
  });
  request.pipe(upstream);
}
