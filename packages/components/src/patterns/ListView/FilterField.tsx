import type { FilterFieldProps } from '../filters/types.js';
import type { ListControls, ListField } from './types.js';
import { useTextOf } from './useTextOf.js';

export interface ListFilterFieldProps {
  readonly list: ListControls;
  readonly field: ListField;
}

/** A filter's control, bound to its list's state. */
export function FilterField({ list, field }: ListFilterFieldProps) {
  const { key, kind, label, names } = field;
  const [first = key, second] = names;
  const text = useTextOf(list, first);
  const other = useTextOf(list, second ?? first);
  const isRange = 'of' in kind;
  const Control = isRange ? kind.of.RangeField : kind.Field;
  if (!Control) return null;
  const toTexts = (typed: string, end?: string) =>
    second === undefined ? { [first]: typed } : { [first]: typed, [second]: end ?? '' };
  const texts: FilterFieldProps['texts'] = second === undefined ? [text] : [text, other];
  return (
    <Control
      kind={isRange ? kind.of : kind}
      label={label}
      names={second === undefined ? [first] : [first, second]}
      texts={texts}
      error={list.errorOf(key)}
      onType={(...typed) => list.type(toTexts(...typed))}
      onChoose={(...chosen) => list.choose(toTexts(...chosen))}
      onFinish={() => list.choose({})}
    />
  );
}
