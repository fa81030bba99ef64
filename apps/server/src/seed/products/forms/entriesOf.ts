import type { FormEntry } from '@huiqi/sdk';

type Kind = FormEntry['inputType'];

/** Shorthand for the entries of one step: kind, name, label, and further properties. */
export const entriesOf =
  (group: FormEntry['group']) =>
  (
    inputType: Kind,
    checkName: string,
    label: string,
    rest: Partial<FormEntry> = {},
  ): FormEntry => ({ checkName, inputType, label, group, required: false, ...rest });

/** Choices with short codes as values. */
export const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const needed = { required: true } as const;
export const pictures = ['pdf', 'jpg', 'png'];
