import { describe, expect, it } from 'vitest';
import { problemOfTarget } from './webhookTarget.js';

const strict = { allowsLoopback: false, hosts: ['hooks.bank.internal', '10.0.0.8:8443'] };
const sandbox = { allowsLoopback: true, hosts: [] };

describe('problemOfTarget', () => {
  it.each([
    'https://www.bank.example/huiqi/webhook?key=1',
    'https://www.bank.example:8443/',
    'https://8.8.8.8/',
    'https://[2400:3200::1]/hook',
    'https://hooks.bank.internal/hook',
    'https://10.0.0.8:8443/hook',
  ])('takes %s', (url) => expect(problemOfTarget(url, strict)).toBeNull());

  it.each([
    ['http://www.bank.example/', /https/],
    ['ftp://www.bank.example/', /https/],
    ['file:///etc/passwd', /https/],
    ['javascript:alert(1)', /https/],
    ['www.bank.example/hook', /完整/],
    ['', /完整/],
    ['https://user@www.bank.example/', /用户名/],
    ['https://:secret@www.bank.example/', /用户名/],
    ['https://www.bank.example/#part', /用户名/],
    ['https://127.0.0.1/', /公网/],
    ['https://10.0.0.8/', /公网/],
    ['https://10.0.0.8:8444/', /公网/],
    ['https://[::1]/', /公网/],
    ['https://[::ffff:127.0.0.1]/', /公网/],
    // The URL parser normalises all of them to 127.0.0.1.
    ['https://2130706433/', /公网/],
    ['https://0x7f.1/', /公网/],
    ['https://0177.0.0.1/', /公网/],
    ['https://127.1/', /公网/],
    ['https://①②⑦.0.0.1/', /公网/],
    ['http://localhost:4100/', /https/],
  ])('refuses %s', (url, problem) => expect(problemOfTarget(url, strict)).toMatch(problem));

  it('takes this machine without TLS in the sandbox, and no other', () => {
    expect(problemOfTarget('http://127.0.0.1:4100/hook', sandbox)).toBeNull();
    expect(problemOfTarget('http://localhost:4100/hook', sandbox)).toBeNull();
    expect(problemOfTarget('http://10.0.0.8/hook', sandbox)).toMatch(/https/);
    expect(problemOfTarget('http://www.bank.example/hook', sandbox)).toMatch(/https/);
  });
});
