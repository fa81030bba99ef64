import { useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import { NameForm } from './NameForm.js';
import * as css from './SavedFilters.css.js';
import type { SavedFilter } from './filterNames.js';

export interface SavedFilterItemProps {
  readonly filter: SavedFilter;
  readonly saved: readonly SavedFilter[];
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

/** A saved filter with its buttons; 删除 asks again in place. */
export function SavedFilterItem({ filter, saved, onRename, onRemove }: SavedFilterItemProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(mode);
  useBrowserLayoutEffect(() => {
    // The pressed button was removed; focus moves to its replacement.
    if (before.current !== mode && mode !== 'renaming') first.current?.focus();
    before.current = mode;
  }, [mode]);
  if (mode === 'renaming')
    return (
      <li>
        <NameForm
          saved={saved}
          renamed={filter}
          action="改名"
          onName={(name) => {
            onRename(name);
            setMode('shown');
          }}
        />
      </li>
    );
  const { name } = filter;
  return (
    <li className={css.item}>
      <span className={css.name} title={name}>
        {name}
      </span>
      {mode === 'shown' ? (
        <>
          <Button
            ref={first}
            variant="text"
            size="small"
            aria-label={`改名 ${name}`}
            onClick={() => setMode('renaming')}
          >
            改名
          </Button>
          <Button
            variant="text"
            size="small"
            aria-label={`删除 ${name}`}
            onClick={() => setMode('removing')}
          >
            删除
          </Button>
        </>
      ) : (
        <>
          <Button ref={first} variant="text" size="small" onClick={() => setMode('shown')}>
            保留
          </Button>
          <Button variant="text" size="small" onClick={onRemove}>
            确认删除
          </Button>
        </>
      )}
    </li>
  );
}
