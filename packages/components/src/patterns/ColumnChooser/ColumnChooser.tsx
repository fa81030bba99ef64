import { useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Popover } from '../../ui/Popover/Popover.js';
import { innerButton } from '../../ui/shared/control.css.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './ColumnChooser.css.js';
import { completeChoice, type ColumnChoice, type ColumnOption } from './columnChoice.js';

export interface ColumnChooserProps {
  readonly columns: readonly ColumnOption[];
  readonly choice: ColumnChoice;
  /** Called with the whole choice; an empty one for 恢复默认. */
  readonly onChange: (choice: ColumnChoice) => void;
}

/** Selects and orders a table's columns, with immediate effect. */
export function ColumnChooser({ columns, choice, onChange }: ColumnChooserProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const all = completeChoice(columns, choice);
  const free = all.filter(({ column }) => !column.fixed);
  const toChoice = (rows: typeof free): ColumnChoice =>
    rows.map(({ column: { key }, shown }) => ({ key, shown }));

  function move(from: number, step: -1 | 1) {
    const next = [...free];
    const [moved] = next.splice(from, 1);
    const to = from + step;
    if (!moved || to < 0 || to >= free.length) return;
    next.splice(to, 0, moved);
    onChange(toChoice(next));
    setSaid(`${moved.column.label}：第 ${to + 1} 列，共 ${free.length} 列`);
  }
  const toggle = (key: string, shown: boolean) =>
    onChange(toChoice(free.map((row) => (row.column.key === key ? { ...row, shown } : row))));

  return (
    <Popover label="列设置" align="end" trigger={<Button size="small">列设置</Button>}>
      <div className={css.panel}>
        <div className={css.head}>
          <h3 className={css.title}>显示的列</h3>
          <Button
            variant="text"
            size="small"
            disabled={choice.length === 0}
            onClick={() => {
              onChange([]);
              setSaid('已恢复默认的列');
            }}
          >
            恢复默认
          </Button>
        </div>
        <ul ref={list} className={css.list}>
          {all.map(({ column, shown }) => {
            const place = free.findIndex((one) => one.column === column);
            if (place < 0)
              return (
                <li key={column.key} className={css.row}>
                  <span className={css.name}>{column.label}</span>
                  <span className={css.fixed}>固定</span>
                </li>
              );
            return (
              <li key={column.key} className={css.row}>
                <span className={css.name}>
                  <Checkbox
                    label={column.label}
                    checked={shown}
                    onChange={({ target }) => toggle(column.key, target.checked)}
                  />
                </span>
                <MoveButton
                  label={`上移 ${column.label}`}
                  icon="arrowUp"
                  end={place === 0}
                  onMove={() => move(place, -1)}
                />
                <MoveButton
                  label={`下移 ${column.label}`}
                  icon="arrowDown"
                  end={place === free.length - 1}
                  onMove={() => move(place, 1)}
                />
              </li>
            );
          })}
        </ul>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
    </Popover>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: 'arrowUp' | 'arrowDown';
  /** Nothing in that direction. The button keeps its focus, so that the next key press is not lost. */
  readonly end: boolean;
  readonly onMove: () => void;
}

const MoveButton = ({ label, icon, end, onMove }: MoveButtonProps) => (
  <button
    type="button"
    className={innerButton}
    aria-label={label}
    aria-disabled={end}
    onClick={end ? undefined : onMove}
  >
    <Icon name={icon} />
  </button>
);
