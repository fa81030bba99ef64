import { hasOwn } from '@huiqi/sdk/domain';
import type { ExportField } from '@huiqi/sdk';
import type { Preference } from '../../patterns/preference/preferenceStore.js';

/** The user's choices by column name; other columns use the server's proposal. */
export type FieldChoice = Readonly<Record<string, boolean>>;

function readChoice(kept: unknown): FieldChoice | undefined {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, boolean] => typeof pair[1] === 'boolean'),
  );
}

/** The export columns, remembered for the user. */
export const fieldPreference: Preference<FieldChoice> = {
  name: 'export-fields',
  version: 1,
  initial: {},
  read: readChoice,
};

/** The server's columns with the user's choices applied. */
export const chooseFields = (fields: readonly ExportField[], choice: FieldChoice): ExportField[] =>
  fields.map((field) => ({
    ...field,
    checked: hasOwn(choice, field.fieldName) ? choice[field.fieldName] === true : field.checked,
  }));

/** Sets the same choice for several columns. */
export const withFields = (
  choice: FieldChoice,
  fields: readonly Pick<ExportField, 'fieldName'>[],
  checked: boolean,
): FieldChoice => ({
  ...choice,
  ...Object.fromEntries(fields.map(({ fieldName }) => [fieldName, checked])),
});
