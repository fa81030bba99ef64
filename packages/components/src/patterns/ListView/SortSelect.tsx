import { useId } from 'react';
import { Select } from '../../ui/Select/Select.js';
import * as css from './SortSelect.css.js';
import type { ListSort } from './types.js';
import { useListCopy } from './copy.js';

export interface SortSelectProps {
  readonly sort: ListSort;
  readonly onChange: (value: string) => void;
  /** Id of the form that sends it. */
  readonly form?: string | undefined;
}

/** The sort order, at the end of the result line. */
export function SortSelect({ sort, onChange, form }: SortSelectProps) {
  const copy = useListCopy();
  const id = useId();
  return (
    <div className={css.sort}>
      <label htmlFor={id} className={css.label}>
        {copy.sort}
      </label>
      <Select
        id={id}
        name={sort.name}
        form={form}
        value={sort.value}
        options={Object.entries(sort.values).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
