import type { FormEntry } from '@huiqi/sdk';

type Kind = FormEntry['inputType'];

/** Writes entries of one step shortly: kind, name, label, and what else is true of them. */
export const entriesOf =
  (group: FormEntry['group']) =>
  (
    inputType: Kind,
    checkName: string,
    label: string,
    rest: Partial<FormEntry> = {},
  ): FormEntry => ({ checkName, inputType, label, group, required: false, ...rest });

/** Choices whose values are short codes. */
export const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const needed = { required: true } as const;
export const pictures = ['pdf', 'jpg', 'png'];
