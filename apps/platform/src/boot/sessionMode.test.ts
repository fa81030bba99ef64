import { expect, test } from 'vitest';
import { sessionMode } from './sessionMode.js';

const top = { location: { hostname: 'huiqi.example' } } as unknown as Window & typeof globalThis;
Object.assign(top, { parent: top, self: top });

const framed = (...ancestorOrigins: string[]) =>
  ({
    parent: {},
    self: {},
    location: { hostname: 'huiqi.example', ancestorOrigins },
  }) as unknown as Window & typeof globalThis;

test.each([
  ['the page itself', top, 'cookie'],
  ['a frame in a sandboxed one', framed('null'), 'token'],
  ['a frame of its own host', framed('https://huiqi.example:8443'), 'cookie'],
  ["a frame on a partner's page", framed('https://bank.example'), 'token'],
  [
    'a frame of its own in one of a partner',
    framed('https://huiqi.example', 'https://bank.example'),
    'token',
  ],
  ['a frame whose browser does not tell', framed(), 'token'],
])('%s', (_, page, mode) => {
  expect(sessionMode(page)).toBe(mode);
});
