import { expect, it } from 'vitest';
import { personPrefill } from './personPrefill.js';

const names = ['applyName', 'applyPhone', 'idcard', 'houseAreaId', 'houseDetailAddress', 'areaId'];
const entries = [
  ...names.map((checkName) => ({ checkName })),
  { checkName: 'recommendationCode', defaultValue: '系统分配' },
];
const user = { phone: '13800000001', areaId: '500231' };
const applicant = {
  applyName: '周明',
  houseAreaId: '500233',
  houseDetailAddress: '忠州街道中博大道1号',
};
const nothing = { user: null, applicant: undefined, saved: null, regions: [] };

it('knows the home of the last application, and the area that handles it where the product serves it', () => {
  const known = { ...nothing, user, applicant, regions: ['500233'] };
  expect(personPrefill(entries, known)).toEqual({
    applyName: '周明',
    applyPhone: '13800000001',
    idcard: '',
    houseAreaId: '500233',
    houseDetailAddress: '忠州街道中博大道1号',
    areaId: '500233',
    recommendationCode: '系统分配',
  });
  expect(personPrefill(entries, { ...known, regions: ['500231'] })['areaId']).toBe('');
  expect(personPrefill(entries, { ...known, regions: ['500000'] })['areaId']).toBe('500233');
});

it("falls back on the user's own district", () => {
  const first = { applyName: null, houseAreaId: null, houseDetailAddress: null };
  const known = { ...nothing, user, applicant: first, regions: ['500231'] };
  expect(personPrefill(entries, known)).toMatchObject({ houseAreaId: '500231', areaId: '500231' });
});

it('takes no whole city or province for a home', () => {
  const first = { applyName: null, houseAreaId: null, houseDetailAddress: null };
  const known = { ...nothing, user: { ...user, areaId: '0' }, applicant: first };
  expect(personPrefill(entries, known)['houseAreaId']).toBe('');
});

it('puts what was saved before what is known', () => {
  const saved = { values: { applyName: '周小明', areaId: '500231' }, masked: {} };
  expect(personPrefill(entries, { ...nothing, user, applicant, saved })).toMatchObject({
    applyName: '周小明',
    areaId: '500231',
    houseAreaId: '500233',
  });
});

it('never takes a masked number for one', () => {
  const known = { ...nothing, user: { ...user, phone: '138****0001' } };
  expect(personPrefill(entries, known)['applyPhone']).toBe('');
});

it('knows nothing of a visitor', () => {
  expect(Object.values(personPrefill(entries, nothing)).filter((value) => value !== '')).toEqual([
    '系统分配',
  ]);
});
