import type { FormItems } from '@huiqi/sdk';

type Answers<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly formItems?: FormItems;
};

/** The answers without an order column: the fields of the contract that are named, then the form's further entries. */
export const itemsOf = <Field extends string>(
  answers: Answers<Field>,
  fields: readonly Field[],
): FormItems => [
  ...fields.flatMap((checkName) => {
    const value = answers[checkName];
    return value === undefined ? [] : [{ checkName, value }];
  }),
  ...(answers.formItems ?? []),
];
