import { formProblems, FormInputTypeValues } from '@huiqi/sdk/domain';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.js';
import { makeProducts } from './makeProducts.js';
import { personProducts } from './personProducts.js';
import { specialProducts } from './specialProducts.js';

const now = new Date('2026-11-20T00:00:00Z');
const made = makeProducts(createRandom(1_689_031_050), now);
const all = [...made, ...specialProducts(made), ...personProducts(now)];

describe('the forms of the sample', () => {
  it('have no entry twice, no condition that cannot hold and none that goes in circles', () => {
    const problems = all.flatMap(({ id, form, otherForms = {} }) =>
      [form, ...Object.values(otherForms)].flatMap((entries) =>
        formProblems(entries).map((problem) => `${id}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('have all kinds of entries in one product', () => {
    const kinds = all.map(({ form }) => new Set(form.map(({ inputType }) => inputType)).size);
    expect(Math.max(...kinds)).toBe(FormInputTypeValues.length);
  });

  it('fit into the items of one application', () => {
    expect(Math.max(...all.map(({ form }) => form.length))).toBeGreaterThanOrEqual(30);
    expect(Math.max(...all.map(({ form }) => form.length))).toBeLessThanOrEqual(40);
  });

  it('let every granted line be drawn', () => {
    const without = made.filter(({ otherForms }) => !otherForms?.SUB_ORDER);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
