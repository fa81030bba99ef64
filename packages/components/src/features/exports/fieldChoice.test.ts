import { expect, it } from 'vitest';
import { formatPreference, parsePreference } from '../../patterns/preference/preferenceStore.js';
import { chooseFields, fieldPreference, withFields } from './fieldChoice.js';

const fields = [
  { fieldName: 'orderCode', fieldDesc: '申请编号', checked: true },
  { fieldName: 'reason', fieldDesc: '审核意见', checked: false },
  { fieldName: 'source', fieldDesc: '申请来源', checked: true },
];
const checkedOf = (choice: Readonly<Record<string, boolean>>) =>
  chooseFields(fields, choice).flatMap(({ fieldName, checked }) => (checked ? [fieldName] : []));

it("is the server's until the user says something else of a column", () => {
  expect(checkedOf({})).toEqual(['orderCode', 'source']);
  expect(checkedOf({ reason: true, source: false })).toEqual(['orderCode', 'reason']);
  expect(checkedOf({ gone: true })).toEqual(['orderCode', 'source']);
});

it('says the same of several columns, and keeps what it knows of others', () => {
  const none = withFields({ gone: true }, fields, false);
  expect(checkedOf(none)).toEqual([]);
  expect(none).toMatchObject({ gone: true });
  expect(checkedOf(withFields(none, fields.slice(1, 2), true))).toEqual(['reason']);
});

it('survives the browser, and damage in it', () => {
  const kept = formatPreference(fieldPreference, { reason: true });
  expect(parsePreference(fieldPreference, kept)).toEqual({ reason: true });
  for (const value of ['[true]', '"x"', 'null', '{"reason":"yes"}'])
    expect(parsePreference(fieldPreference, `{"version":1,"value":${value}}`)).toEqual({});
});
