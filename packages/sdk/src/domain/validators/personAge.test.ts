import { describe, expect, it } from 'vitest';
import { idCardCheckChar } from './checkDigits.js';
import { validateEntry } from '../forms/formEntry.js';
import { ageOn, birthDateOf, validatePersonAge } from './personAge.js';

/** A valid identity number of somebody born on a day. */
const idCardOf = (birth: string) => {
  const first17 = `500231${birth.replaceAll('-', '')}001`;
  return `${first17}${idCardCheckChar(first17) ?? ''}`;
};

it('reads the day of birth out of valid numbers only', () => {
  expect(birthDateOf(idCardOf('1990-05-17'))).toBe('1990-05-17');
  expect(birthDateOf(idCardOf('1990-02-30'))).toBeNull();
  expect(birthDateOf('500231199001010010')).toBeNull();
  expect(birthDateOf('')).toBeNull();
});

describe('age', () => {
  it.each([
    ['2008-11-22', '2026-11-21', 17],
    ['2008-11-22', '2026-11-22', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['1960-11-23', '2026-11-22', 65],
    ['1960-11-22', '2026-11-22', 66],
  ])('born on %s is on %s %i years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

describe('the age for a loan', () => {
  const message = '申请人年龄须在18至65周岁之间';
  it.each([
    ['2008-11-23', message],
    ['2008-11-22', null],
    ['1960-11-23', null],
    ['1960-11-22', message],
  ])('of somebody born on %s', (birth, verdict) => {
    expect(validatePersonAge(idCardOf(birth), '2026-11-22')).toBe(verdict);
  });

  it('is asked of an entry that names it', () => {
    const entry = {
      checkName: 'idcard',
      inputType: 'ID_CARD',
      label: '身份证号',
      required: true,
      group: 'PERSON',
    } as const;
    const child = idCardOf('2020-11-22');
    const check = { today: '2026-11-22' };
    expect(validateEntry({ ...entry, min: 18, max: 65 }, child, check)).toBe(message);
    expect(validateEntry(entry, child, check)).toBeNull();
  });

  it('says nothing of a number that is wrong anyway', () => {
    expect(validatePersonAge('123', '2026-11-22')).toBeNull();
  });
});
