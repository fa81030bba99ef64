import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { fixedHeadersOf } from './securityHeaders.js';

const settings = {
  ...readConfig({}, '/nowhere'),
  desktopClients: ['ws://127.0.0.1:17300'],
  honestAgentUrl: 'https://agent.example/login',
  sandbox: false,
  secure: true,
};

it('lets a page load and call what is of the site alone, and nobody frame or read it', () => {
  expect(fixedHeadersOf('/', settings)).toEqual({
    'Content-Security-Policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self' ws://127.0.0.1:17300; font-src 'self'; frame-src 'self' blob:; " +
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' https://agent.example",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  });
});

it('lets pages of partners load the widget and its pictures, and nothing else', () => {
  const opened = (path: string) => {
    const headers = fixedHeadersOf(path, settings);
    return [headers['Cross-Origin-Resource-Policy'], headers['Access-Control-Allow-Origin']];
  };
  expect(opened('/embed/v1/app.js')).toEqual(['cross-origin', '*']);
  expect(opened('/assets/bank.webp')).toEqual(['cross-origin', undefined]);
  expect(opened('/assets/site.js')).toEqual(['same-origin', undefined]);
  expect(opened('/api/huiqi/user')).toEqual(['same-origin', undefined]);
});
