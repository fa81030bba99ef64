import { useEffect, useRef } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { useNoticesCopy } from './copy.js';
import * as css from './noticeCentre.css.js';

export interface NoticeToolbarProps {
  /** Notices on the page. */
  readonly total: number;
  readonly chosen: number;
  readonly busy?: boolean | undefined;
  readonly onChooseAll: (all: boolean) => void;
  readonly onMark: () => void;
  readonly onDelete: () => void;
}

/** Bulk actions on the selected notices. */
export function NoticeToolbar(props: NoticeToolbarProps) {
  const { total, chosen, busy, onChooseAll, onMark, onDelete } = props;
  const copy = useNoticesCopy();
  const all = useRef<HTMLInputElement>(null);
  const isPartly = chosen > 0 && chosen < total;
  useEffect(() => {
    // No attribute says so.
    if (all.current) all.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <div className={css.toolbar}>
      <Checkbox
        ref={all}
        label={copy.selectPage}
        checked={chosen === total}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
      <span className={css.chosen} role="status">
        {chosen > 0 && fillCopy(copy.selected, { n: chosen })}
      </span>
      <div className={css.tools}>
        <Button size="small" disabled={chosen === 0} loading={busy} onClick={onMark}>
          {copy.mark}
        </Button>
        <Button size="small" disabled={chosen === 0} onClick={onDelete}>
          {copy.remove}
        </Button>
      </div>
    </div>
  );
}
