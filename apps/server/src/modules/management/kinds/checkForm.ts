import { isAsked } from '@huiqi/sdk/domain';
import type { FieldError, FormEntry, FormInputType } from '@huiqi/sdk';

const ofChoice: ReadonlySet<FormInputType> = new Set(['SELECT', 'RADIO', 'CHECKBOX']);
const ofText: ReadonlySet<FormInputType> = new Set(['FIXED_TEXT', 'AGREEMENT']);
/** Names of the application beside the form's own entries. */
const reserved: ReadonlySet<string> = new Set(['agreement', 'formItems', 'orderId', 'save']);

type Entries = ReadonlyMap<string, FormEntry>;
type Problem = readonly [field: keyof FormEntry, message: string];

/** Whether an entry depends on itself by the conditions of others. */
function dependsOnItself(entry: FormEntry, byName: Entries): boolean {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const { checkName } of next.visibleWhen ?? []) {
      if (checkName === entry.checkName) return true;
      const other = byName.get(checkName);
      if (!other || seen.has(checkName)) continue;
      seen.add(checkName);
      waiting.push(other);
    }
  return false;
}

function optionProblems({ checkName, inputType, options = [] }: FormEntry): Problem[] {
  const values = options.map(({ value }) => value);
  return [
    // The repayment types of the product are its options.
    ...(ofChoice.has(inputType) && values.length === 0 && checkName !== 'repaymentType'
      ? [['options', '请填写选项'] as const]
      : []),
    ...(new Set(values).size < values.length ? [['options', '选项重复'] as const] : []),
    ...(inputType === 'CHECKBOX' && values.some((value) => value.includes(','))
      ? [['options', '多选的选项值不能包含逗号'] as const]
      : []),
  ];
}

function conditionProblems(entry: FormEntry, byName: Entries): Problem[] {
  const wrong = (entry.visibleWhen ?? []).flatMap(({ checkName, values }): string[] => {
    const other = byName.get(checkName);
    if (!other) return [`没有字段 ${checkName}`];
    if (!isAsked(other)) return [`字段 ${other.label} 没有可填写的内容`];
    const known = other.options?.map(({ value }) => value);
    return values
      .filter((value) => known !== undefined && !known.includes(value))
      .map((value) => `字段 ${other.label} 没有选项 ${value}`);
  });
  const messages = dependsOnItself(entry, byName) ? [...wrong, '显示条件互相依赖'] : wrong;
  return messages.map((message) => ['visibleWhen', message]);
}

function entryProblems(entry: FormEntry, byName: Entries): Problem[] {
  const { checkName, label, inputType, text } = entry;
  return [
    ...(byName.get(checkName) === entry
      ? []
      : [['checkName', `字段名 ${checkName} 重复`] as const]),
    ...(reserved.has(checkName) ? [['checkName', `不能使用字段名 ${checkName}`] as const] : []),
    ...(label.trim() === '' ? [['label', '请填写标签'] as const] : []),
    ...(ofText.has(inputType) && !text ? [['text', '请填写内容'] as const] : []),
    ...optionProblems(entry),
    ...conditionProblems(entry, byName),
  ];
}

/** What keeps applicants from filling in a form, each with its place below `field`: what `formProblems` finds, and more. */
export function checkForm(entries: readonly FormEntry[], field: string): FieldError[] {
  const byName: Entries = new Map(entries.map((entry) => [entry.checkName, entry]));
  return entries.flatMap((entry, at) =>
    entryProblems(entry, byName).map(([name, message]) => ({
      field: `${field}.entries.${at}.${name}`,
      message,
    })),
  );
}
