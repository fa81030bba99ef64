import { FormInputTypeLabels, type FormEntry } from '@huiqi/sdk';
import type { KeyboardEvent } from 'react';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import { formSteps } from '../fields/formSteps.js';
import * as shared from '../management.css.js';
import * as css from './designer.css.js';

export interface EntryListProps {
  readonly entries: readonly FormEntry[];
  /** Position of the entry that is edited. */
  readonly current: number;
  readonly onSelect: (at: number) => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** The entries of a form by step; one is chosen, and moved by Alt and an arrow. */
export function EntryList({ entries, current, onSelect, onMove }: EntryListProps) {
  const copy = useFormDesignerCopy();
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(by);
  }
  if (entries.length === 0) return <p className={shared.muted}>{copy.noEntries}</p>;
  return formSteps(copy).map(({ id, label }) => {
    const own = entries.flatMap((entry, at) => (entry.group === id ? [{ entry, at }] : []));
    if (own.length === 0) return null;
    return (
      <div key={id} role="group" aria-label={label}>
        <h3 className={css.step}>{label}</h3>
        <ul className={css.list}>
          {own.map(({ entry, at }) => (
            <li key={entry.checkName}>
              <button
                type="button"
                className={css.entry}
                aria-current={at === current ? 'true' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onClick={() => onSelect(at)}
                onKeyDown={at === current ? onKeyDown : undefined}
              >
                <span>
                  {entry.label || entry.checkName}
                  {entry.required && ' *'}
                </span>
                <span className={css.kind}>{FormInputTypeLabels[entry.inputType]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
