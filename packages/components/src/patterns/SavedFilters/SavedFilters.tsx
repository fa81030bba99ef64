import { useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Popover } from '../../ui/Popover/Popover.js';
import { onPlainClick } from '../link/onPlainClick.js';
import { NameForm } from './NameForm.js';
import * as css from './SavedFilters.css.js';
import { SavedFilterItem } from './SavedFilterItem.js';
import { addSaved, maxSaved, removeSaved, renameSaved, type SavedFilter } from './filterNames.js';

export interface SavedFiltersProps {
  readonly saved: readonly SavedFilter[];
  readonly onChange: (saved: readonly SavedFilter[]) => void;
  /** The canonical query of the current filters, without a page. */
  readonly current: string;
  /** Whether there is anything to save. */
  readonly canSave: boolean;
  /** The address of the list with saved filters. */
  readonly hrefFor: (query: string) => string;
  /** Handles a plain click. */
  readonly onApply: (query: string) => void;
}

/** Named filters, applied with one click. Saving, renaming and deleting are behind a button. */
export function SavedFilters(props: SavedFiltersProps) {
  const { saved, onChange, current, canSave, hrefFor, onApply } = props;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = saved.length >= maxSaved;
  const obstacle = isFull
    ? `最多保存 ${maxSaved} 个，请先删除不用的筛选。`
    : '先选择条件，再保存为常用筛选。';
  return (
    <div className={css.bar}>
      {saved.length > 0 && (
        <ul className={css.chips} aria-label="常用筛选">
          {saved.map(({ id, name, query }) => (
            <li key={id}>
              <a
                className={css.chip}
                href={hrefFor(query)}
                aria-current={query === current ? 'true' : undefined}
                onClick={onPlainClick(() => onApply(query))}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Popover
        label="常用筛选"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="text">{saved.length > 0 ? '管理常用筛选' : '保存为常用筛选'}</Button>
        }
      >
        <div className={css.panel}>
          <h3 ref={heading} tabIndex={-1} className={css.heading}>
            保存当前条件
          </h3>
          {canSave && !isFull ? (
            <NameForm
              saved={saved}
              action="保存"
              onName={(name) => {
                onChange(addSaved(saved, name, current));
                setOpen(false);
              }}
            />
          ) : (
            <p className={css.hint}>{obstacle}</p>
          )}
          {saved.length > 0 && (
            <>
              <h3 className={css.heading}>已保存的筛选</h3>
              <ul className={css.list}>
                {saved.map((one) => (
                  <SavedFilterItem
                    key={one.id}
                    filter={one}
                    saved={saved}
                    onRename={(name) => onChange(renameSaved(saved, one.id, name))}
                    onRemove={() => {
                      onChange(removeSaved(saved, one.id));
                      // The pressed button disappears with its row.
                      heading.current?.focus();
                    }}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      </Popover>
    </div>
  );
}
