import type { FormEntry } from '../../generated/models.js';
import { isAsked } from './formEntry.js';

const choiceKinds: ReadonlySet<string> = new Set(['SELECT', 'RADIO', 'CHECKBOX']);
/** Payload names that cannot be form fields. */
const reserved: ReadonlySet<string> = new Set(['agreement', 'formItems', 'orderId', 'save']);

/** Errors in a form definition, in English for its authors; empty if valid. */
export function formProblems(entries: readonly FormEntry[]): string[] {
  const byName = new Map(entries.map((entry) => [entry.checkName, entry]));
  const twice = entries.filter((entry) => byName.get(entry.checkName) !== entry);
  return [
    ...twice.map(({ checkName }) => `${checkName} is defined twice`),
    ...entries.flatMap((entry) => [
      ...entryProblems(entry),
      ...conditionProblems(entry, byName),
      ...(dependsOnItself(entry, byName) ? [`${entry.checkName} depends on itself`] : []),
    ]),
  ];
}

function entryProblems(entry: FormEntry): string[] {
  const { checkName, inputType, options = [] } = entry;
  const problems: string[] = [];
  if (reserved.has(checkName)) problems.push(`${checkName} is a reserved name`);
  if (choiceKinds.has(inputType) && options.length === 0 && checkName !== 'repaymentType')
    problems.push(`${checkName} has no options`);
  if (new Set(options.map(({ value }) => value)).size < options.length)
    problems.push(`${checkName} has an option twice`);
  if (inputType === 'CHECKBOX' && options.some(({ value }) => value.includes(',')))
    problems.push(`${checkName} has an option with a comma, which separates choices`);
  if ((inputType === 'FIXED_TEXT' || inputType === 'AGREEMENT') && !entry.text)
    problems.push(`${checkName} has no text`);
  return problems;
}

function conditionProblems(
  { checkName, visibleWhen = [] }: FormEntry,
  byName: ReadonlyMap<string, FormEntry>,
): string[] {
  return visibleWhen.flatMap(({ checkName: name, values }) => {
    const other = byName.get(name);
    if (!other) return [`${checkName} depends on ${name}, which does not exist`];
    if (!isAsked(other)) return [`${checkName} depends on ${name}, which has no value`];
    const { options } = other;
    const strange = options
      ? values.filter((value) => !options.some((option) => option.value === value))
      : [];
    return strange.map((value) => `${checkName} depends on ${name}=${value}, which is no option`);
  });
}

function dependsOnItself(start: FormEntry, byName: ReadonlyMap<string, FormEntry>): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    for (const { checkName } of entry.visibleWhen ?? []) {
      if (checkName === start.checkName) return true;
      const other = byName.get(checkName);
      if (!other || seen.has(checkName)) continue;
      seen.add(checkName);
      waiting.push(other);
    }
  }
  return false;
}
