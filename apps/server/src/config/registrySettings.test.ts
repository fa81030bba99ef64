import { expect, it, test } from 'vitest';
import { readConfig } from './config.js';

const readRegistrySettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').registry;

const complete = {
  HUIQI_REGISTRY_URL: 'https://register.example/v1/',
  HUIQI_REGISTRY_HOSTS: 'other.example, register.example',
  HUIQI_REGISTRY_SECRET: 'of-the-test',
};

test('no address means no register', () => {
  expect(readRegistrySettings({})).toBeNull();
});

test('takes a listed host', () => {
  expect(readRegistrySettings(complete)).toEqual({
    url: 'https://register.example/v1',
    secret: 'of-the-test',
    timeoutMs: 3_000,
  });
});

it.each([
  ['no secret', { HUIQI_REGISTRY_SECRET: '' }, /SECRET/],
  ['a host that is not listed', { HUIQI_REGISTRY_HOSTS: 'other.example' }, /HOSTS/],
  ['no list of hosts', { HUIQI_REGISTRY_HOSTS: undefined }, /HOSTS/],
  ['no transport security', { HUIQI_REGISTRY_URL: 'http://register.example' }, /https/],
  ['another scheme', { HUIQI_REGISTRY_URL: 'file:///etc/passwd' }, /https/],
  ['credentials', { HUIQI_REGISTRY_URL: 'https://a:b@register.example' }, /credentials/],
  ['no address', { HUIQI_REGISTRY_URL: 'register.example' }, /https/],
  ['endless patience', { HUIQI_REGISTRY_TIMEOUT_MS: '60000' }, /TIMEOUT/],
])('refuses %s', (_name, change, message) => {
  expect(() => readRegistrySettings({ ...complete, ...change })).toThrow(message);
});
