import { expect, it, test } from 'vitest';
import { readConfig } from './config.js';

const readDesktopClients = (text: string) =>
  readConfig({ HUIQI_DESKTOP_CLIENTS: text }, '/somewhere').desktopClients;

test('takes loopback, and wss for other machines', () => {
  expect(readDesktopClients('')).toEqual([]);
  expect(readDesktopClients(' ws://127.0.0.1:17300,wss://client.bank.example ')).toEqual([
    'ws://127.0.0.1:17300',
    'wss://client.bank.example',
  ]);
});

it.each([
  'ws://192.168.0.2:17300',
  'ws://127.0.0.1:17300/bridge',
  "ws://127.0.0.1:17300; script-src 'unsafe-inline'",
  'wss://*.bank.example',
  'http://127.0.0.1:17300',
  'ws:',
  '*',
])('refuses %s (B-13)', (text) => {
  expect(() => readDesktopClients(text)).toThrow(/HUIQI_DESKTOP_CLIENTS holds/);
});
