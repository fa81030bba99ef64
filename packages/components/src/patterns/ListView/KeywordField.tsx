import { useId } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { Input } from '../../ui/Input/Input.js';
import { innerButton } from '../../ui/shared/control.css.js';
import * as css from './ListFilters.css.js';
import type { ListControls, ListField } from './types.js';
import { useListCopy } from './copy.js';
import { useTextOf } from './useTextOf.js';

export interface KeywordFieldProps {
  readonly list: ListControls;
  readonly field: ListField;
}

/** Searches on Enter, on its button, and when cleared; not on every key. */
export function KeywordField({ list, field }: KeywordFieldProps) {
  const copy = useListCopy();
  const id = useId();
  const { key, label, kind } = field;
  const text = useTextOf(list, key);
  return (
    <div className={css.keyword}>
      <label htmlFor={id} className={css.keywordLabel}>
        {label.label}
      </label>
      <Input
        id={id}
        name={key}
        type="search"
        maxLength={'of' in kind ? undefined : kind.max}
        placeholder={label.placeholder ?? label.label}
        value={text}
        onChange={({ target, nativeEvent }) => {
          const isClearing = target.value === '' && !(nativeEvent as InputEvent).inputType;
          (isClearing ? list.choose : list.type)({ [key]: target.value });
        }}
        suffix={
          // With 查询 below, a second button would do the same.
          <span className={list.mode === 'submit' ? css.onlyNarrow : undefined}>
            <button type="submit" className={innerButton} aria-label={copy.search}>
              <Icon name="search" />
            </button>
          </span>
        }
      />
    </div>
  );
}
