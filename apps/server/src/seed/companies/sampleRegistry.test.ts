import { creditCodeWarning, validateIdCard } from '@huiqi/sdk/domain';
import { expect, it, test } from 'vitest';
import { knownRepresentative } from './makeCompanies.js';
import { makeRegister } from './makeRegister.js';
import { registerScenarios } from './registerScenarios.js';
import { sampleRegistry } from './sampleRegistry.js';

const entries = makeRegister(72);
const registry = sampleRegistry(72);
const known = knownRepresentative;
const named = (name: string) => {
  const found = registerScenarios.find((company) => company.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

test('has companies enough, all different, with valid numbers', () => {
  expect(entries.length).toBeGreaterThanOrEqual(200);
  for (const { creditCode, legalIdNo } of entries)
    expect([creditCodeWarning(creditCode), validateIdCard(legalIdNo)], creditCode).toEqual([
      null,
      null,
    ]);
  expect(new Set(entries.map(({ creditCode }) => creditCode)).size).toBe(entries.length);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  expect(entries.some(({ status }) => status === 'REVOKED')).toBe(true);
  expect(entries.some(({ provinceCode }) => provinceCode !== '500000')).toBe(true);
  expect(makeRegister(72)).toEqual(entries);
});

test('gives no personal numbers away', async () => {
  const found = await registry.findByCreditCode(named('垫江县示范食品有限公司').creditCode);
  const text = JSON.stringify([found, await registry.findByName('垫江县示范食品有限公司')]);
  expect(text).not.toContain(known.legalIdNo);
  expect(text).not.toContain(known.legalPhone);
});

test('finds names whatever the width and case of their letters', async () => {
  expect(await registry.findByName('　垫江县示范 食品有限公司 ')).toMatchObject({
    name: '垫江县示范食品有限公司',
  });
  expect(await registry.findByName('垫江县示范食品')).toBeNull();
});

it.each([
  ['垫江县示范食品有限公司', [true, true, true]],
  ['垫江县变更示范有限公司', [true, false, false]],
  ['垫江县无号示范有限公司', [true, true, false]],
])('%s passes the checks that it should', async (name, expected) => {
  const { creditCode } = named(name);
  const { legalName, legalIdNo, legalPhone } = known;
  const outcomes = await Promise.all([
    registry.checkLegalPerson(known),
    registry.checkCompany({ creditCode, name, legalName, legalIdNo }),
    registry.checkLegalPhone({ creditCode, legalPhone }),
  ]);
  expect(outcomes.map(({ match }) => match)).toEqual(expected);
  for (const { match, message } of outcomes) expect(message === null).toBe(match);
});

test('a person is name, number and phone together', async () => {
  for (const wrong of [{ legalName: '周明明' }, { legalPhone: '13800000009' }])
    expect(await registry.checkLegalPerson({ ...known, ...wrong })).toMatchObject({ match: false });
});

test('one company makes the register fail', async () => {
  const { creditCode } = named('垫江县中断示范有限公司');
  await expect(registry.findByCreditCode(creditCode)).rejects.toMatchObject({ code: '100503' });
});

test('related companies have the same representative', async () => {
  const [first] = entries;
  const related = await registry.listRelated(first?.creditCode ?? '');
  expect(related.map(({ name }) => name)).toEqual([first?.name, '垫江县明月包装有限公司']);
  expect(await registry.listRelated('91500231MA5ZZZZZZZ')).toEqual([]);
});

test('declares figures of full years only, the same at every start', async () => {
  const all = await Promise.all(
    entries
      .filter(({ unreachable }) => !unreachable)
      .map(async (entry) => ({ entry, figures: await registry.findFigures(entry.creditCode) })),
  );
  for (const { entry, figures } of all) {
    expect(figures === null, entry.name).toBe(entry.status !== 'ACTIVE');
    for (const { year } of figures?.years ?? [])
      expect(year).toBeGreaterThan(Number(entry.establishedOn?.slice(0, 4)));
  }
  const grades = new Set(all.map(({ figures }) => figures?.taxCreditGrade));
  expect([...grades].filter(Boolean).toSorted().join('')).toBe('ABCDM');
  const [sample] = all;
  expect(await sampleRegistry(72).findFigures(sample?.entry.creditCode ?? '')).toEqual(
    sample?.figures,
  );
});
