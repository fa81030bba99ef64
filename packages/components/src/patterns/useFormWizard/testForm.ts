import type { DraftArea } from '../useDraft/draftStore.js';
import type { FormRules, WizardEntry } from './types.js';

/** An entry that is included only while another has a value. */
interface Entry extends WizardEntry {
  readonly onlyWith?: readonly [name: string, value: string] | undefined;
}

const visible = (entries: readonly Entry[], values: Readonly<Record<string, string>>) =>
  entries.filter(({ onlyWith }) => !onlyWith || values[onlyWith[0]] === onlyWith[1]);

/** Rules of a small domain: required values must be present. */
export const testRules: FormRules<Entry> = {
  visible,
  validate: (entries, values) =>
    Object.fromEntries(
      visible(entries, values)
        .filter(({ checkName, required }) => required && !values[checkName])
        .map(({ checkName, label }) => [checkName, `请输入${label}`]),
    ),
  display: (_entry, value) => value || '--',
};

const entry = (checkName: string, group: string, rest: Partial<Entry> = {}): Entry => ({
  checkName,
  group,
  label: checkName,
  inputType: 'TEXT',
  required: true,
  ...rest,
});

export const testEntries: readonly Entry[] = [
  entry('company', 'COMPANY'),
  entry('legalIdNo', 'COMPANY', { inputType: 'ID_CARD', required: false }),
  entry('amount', 'LOAN'),
  entry('secured', 'LOAN', {
    inputType: 'RADIO',
    options: [{ value: 'YES', label: '是' }],
    required: false,
  }),
  entry('pledge', 'PLEDGE', { onlyWith: ['secured', 'YES'] }),
];

export const testSteps = [
  { id: 'COMPANY', label: '企业信息' },
  { id: 'LOAN', label: '贷款需求' },
  { id: 'PLEDGE', label: '担保' },
];
export const testReview = { id: 'REVIEW', label: '核对信息' };

export interface TestArea extends Required<DraftArea> {
  readonly stored: Map<string, string>;
}

/** A storage whose tabs receive each other's writes as `storage` events, as in browsers. */
export function testStorage() {
  const stored = new Map<string, string>();
  const tabs = new Set<Set<(key: string) => void>>();
  const tab = (): TestArea => {
    const listeners = new Set<(key: string) => void>();
    tabs.add(listeners);
    const tell = (key: string) => {
      for (const others of tabs)
        if (others !== listeners) for (const listener of others) listener(key);
    };
    return {
      stored,
      get: (key) => stored.get(key),
      set(key, value) {
        stored.set(key, value);
        tell(key);
      },
      remove(key) {
        stored.delete(key);
        tell(key);
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  };
  return { stored, tab };
}
