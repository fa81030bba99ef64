import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two sites of their own registrable domains, which the engines resolve to this machine. */
export const hosts = { platform: 'platform.test', partner: 'partner.test' };

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const names = Object.values(hosts).map((host) => `DNS:${host}`);
  const args = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=sites -keyout ${key} -out ${cert}`;
  execFileSync('openssl', [...args.split(' '), '-addext', `subjectAltName=${names.join()}`], {
    stdio: 'ignore',
  });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

/** A page of the platform's site that reports whether its cookie comes back: whether cookies are blocked in frames. */
const control = {
  '/control': `<!doctype html><title>control</title><p></p><script>
    fetch('/control/cookie', { credentials: 'include' }).then((sent) => sent.text()).then((text) => {
      document.querySelector('p').textContent = text;
    });
  </script>`,
  '/control/cookie': undefined,
};

/**
 * The platform behind TLS as behind its proxy, and a partner's site whose page is `site.html`. `site.target` is the platform's
 * own address; `options` are those of TLS.
 */
export async function startTlsSites(options = {}) {
  const site = { html: '', target: '' };
  const server = createServer({ ...certificate(), ...options }, (request, response) => {
    const path = request.url.split('?', 1)[0];
    if (request.headers.host.startsWith(hosts.partner)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(site.html);
    }
    if (path in control) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('set-cookie', 'control=1; Path=/; Secure; SameSite=None');
      const cookie = request.headers.cookie?.includes('control=1') ? 'sent' : 'blocked';
      return void response.end(control[path] ?? cookie);
    }
    // The sandbox refuses names of other machines, and takes its own from HUIQI_PUBLIC_URL.
    const headers = { ...request.headers, host: new URL(site.target).host };
    const { method } = request;
    const sent = forward(new URL(request.url, site.target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    site,
    platform: `https://${hosts.platform}:${port}`,
    partner: `https://${hosts.partner}:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
