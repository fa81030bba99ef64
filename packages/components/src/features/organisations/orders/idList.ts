import type { FilterKind } from '../../../patterns/filters/types.js';
import { IdListField } from './IdListField.js';
import { joinIds, splitIds } from '../content/idText.js';

const most = 20;

/** Several ids; their names are in the label's `values`. */
export const idList = (): FilterKind<string, 'filter'> => ({
  role: 'filter',
  Field: IdListField,
  read: (text) => {
    const ids = splitIds(text).filter((id) => /^[\w-]{1,64}$/.test(id));
    return ids.length > 0 ? joinIds(ids.slice(0, most)) : undefined;
  },
});

/** Names of the options, and of the whole selection for the filter's chip. */
export function idListNames(
  names: Readonly<Record<string, string>>,
  chosen: string | undefined,
  and: string,
): Readonly<Record<string, string>> {
  const ids = splitIds(chosen ?? '');
  if (ids.length < 2) return names;
  return { ...names, [joinIds(ids)]: ids.map((id) => names[id] ?? id).join(and) };
}
