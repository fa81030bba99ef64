import { describe, expect, it } from 'vitest';
import { createWizardMachine } from './createWizardMachine.js';

interface Context {
  readonly named: boolean;
  readonly secured: boolean;
}

const machine = createWizardMachine<'company' | 'pledge' | 'review', Context>([
  { id: 'company', label: '企业', guard: ({ named }) => named },
  { id: 'pledge', label: '抵押', when: ({ secured }) => secured },
  { id: 'review', label: '确认' },
]);
const open = { named: true, secured: true };

describe('a wizard machine', () => {
  it('asks only the steps that apply', () => {
    const ids = machine.steps({ ...open, secured: false }).map(({ id }) => id);
    expect(ids).toEqual(['company', 'review']);
    expect(machine.next('company', { ...open, secured: false })).toBe('review');
    expect(machine.back('review', { ...open, secured: false })).toBe('company');
  });

  it('stays where a guard holds, at the first and at the last step', () => {
    expect(machine.next('company', { ...open, named: false })).toBe('company');
    expect(machine.back('company', open)).toBe('company');
    expect(machine.next('review', open)).toBe('review');
  });

  it('jumps back freely, and forwards only as far as the guards let', () => {
    expect(machine.goTo('review', 'company', { ...open, named: false })).toBe('company');
    expect(machine.goTo('company', 'review', { ...open, named: false })).toBe('company');
    expect(machine.goTo('company', 'review', open)).toBe('review');
  });

  it('starts over when the step it stood on is no longer asked', () => {
    expect(machine.back('pledge', { ...open, secured: false })).toBe('company');
  });

  it('knows its ends', () => {
    expect(machine.isFirst(machine.first(open), open)).toBe(true);
    expect(machine.isLast('pledge', open)).toBe(false);
    expect(machine.isLast('review', open)).toBe(true);
  });

  it('says so when it has no step at all', () => {
    expect(() => createWizardMachine<'a', null>([]).first(null)).toThrow('at least one step');
  });
});
