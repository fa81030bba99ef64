import type { FormEntry, FormItems } from '@huiqi/sdk';
import { displayEntry, partsOf } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { readAreaNames, readCompanyNames } from '../companies/repository.js';
import type { StoredFormItem } from '../../schema/orders.js';
import { findFiles } from '../uploads/repository.js';

const withCode = (name: string | undefined, code: string) =>
  name === undefined ? undefined : `${name}（${code}）`;

/** Form entries without an order column, with labels, formatted for display. */
export async function readItems(
  db: Queryable,
  entries: readonly FormEntry[],
  items: FormItems = [],
): Promise<StoredFormItem[]> {
  const values = new Map(items.map(({ checkName, value }) => [checkName, value]));
  const given = entries.filter(({ checkName }) => values.has(checkName));
  const of = (kind: FormEntry['inputType']) =>
    given
      .filter(({ inputType }) => inputType === kind)
      .flatMap(({ checkName }) => partsOf(values.get(checkName) ?? ''));
  const areas = await readAreaNames(db, of('AREA'));
  const companies = await readCompanyNames(db, of('COMPANY'));
  const files = new Map((await findFiles(db, of('UPLOAD'))).map((file) => [file.key, file]));
  return given.map((entry) => {
    const { checkName, label, inputType } = entry;
    const value = values.get(checkName) ?? '';
    if (inputType !== 'UPLOAD') {
      const text = displayEntry(entry, value, {
        areaName: (code) => areas.get(code),
        companyName: (code) => withCode(companies.get(code.toUpperCase()), code),
      });
      return { checkName, label, inputType, value: text };
    }
    const keys = partsOf(value);
    const names = keys.map((key) => files.get(key)?.fileName ?? key);
    return { checkName, label, inputType, value: names.join('、'), files: keys };
  });
}
