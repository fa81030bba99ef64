import type { ExportField } from '@huiqi/sdk';
import type { Preference } from '../../patterns/preference/preferenceStore.js';

/** What a user has said of columns, by name; the others are as the server proposes. */
export type FieldChoice = Readonly<Record<string, boolean>>;

function readChoice(kept: unknown): FieldChoice | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
  );
}

/** The columns of an export, kept for its user. */
export const fieldPreference: Preference<FieldChoice> = {
  name: 'export-fields',
  version: 1,
  initial: {},
  read: readChoice,
};

/** The server's columns with what the user has said of them. */
export const chooseFields = (fields: readonly ExportField[], choice: FieldChoice): ExportField[] =>
  fields.map((field) => ({
    ...field,
    checked: Object.hasOwn(choice, field.fieldName)
      ? choice[field.fieldName] === true
      : field.checked,
  }));

/** The choice with the same said of some columns. */
export const withFields = (
  choice: FieldChoice,
  fields: readonly Pick<ExportField, 'fieldName'>[],
  checked: boolean,
): FieldChoice => ({
  ...choice,
  ...Object.fromEntries(fields.map(({ fieldName }) => [fieldName, checked])),
});
