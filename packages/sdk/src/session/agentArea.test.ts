import { expect, it } from 'vitest';
import type { UserInfo } from '../generated/models.js';
import { forgetAgentArea, readAgentArea, saveAgentArea } from './agentArea.js';
import { memoryStorage } from './storage.js';

const agent: UserInfo = {
  id: '4',
  name: null,
  phone: null,
  logo: null,
  roleType: 'AGENT',
  type: 'PHONE',
  permissions: {},
  isFirstLogin: false,
  areaName: '垫江县',
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '0',
};

it('keeps the region of an agent until logout', () => {
  const storage = memoryStorage();
  expect(saveAgentArea(agent, storage)).toBe(true);
  expect(readAgentArea('4', storage)).toEqual({
    userId: '4',
    areaName: '垫江县',
    scfProvince: '500000',
    scfCity: '500231',
    scfDistrict: '0',
  });
  forgetAgentArea(storage);
  expect(readAgentArea('4', storage)).toBeUndefined();
});

it.each([
  ['another role', { roleType: 'NORMA' }],
  ['no district', { scfDistrict: null }],
  ['no city', { scfCity: undefined }],
  ['a code that is none', { scfProvince: '50' }],
] as const)('keeps nothing with %s, and forgets the earlier one', (_name, more) => {
  const storage = memoryStorage();
  saveAgentArea(agent, storage);
  expect(saveAgentArea({ ...agent, ...more } as UserInfo, storage)).toBe(false);
  expect(readAgentArea('4', storage)).toBeUndefined();
});

it.each([
  '',
  'null',
  '{',
  '{"userId":"4"}',
  '{"userId":"4","scfProvince":"<","scfCity":"0","scfDistrict":"0"}',
])('does not trust the storage: %s', (text) => {
  const storage = memoryStorage();
  storage.set('agent-area', text);
  expect(readAgentArea('4', storage)).toBeUndefined();
});

it('is of one user', () => {
  const storage = memoryStorage();
  saveAgentArea(agent, storage);
  expect(readAgentArea('5', storage)).toBeUndefined();
});
