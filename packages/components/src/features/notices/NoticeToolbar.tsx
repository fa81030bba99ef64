import { useEffect, useRef } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useNoticesCopy } from './copy.js';
import * as css from './noticeCentre.css.js';
import type { NoticeSelection } from './useNoticeSelection.js';

export interface NoticeToolbarProps {
  /** Notices on the page; 0 while it loads. */
  readonly total: number;
  readonly selection: NoticeSelection;
  readonly busy?: boolean | undefined;
  /** Called with unread notices only (spec 1 §7). */
  readonly onMark: (ids: readonly string[]) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Selects the page, and acts on what is selected. */
export function NoticeToolbar({ total, selection, busy, onMark, onDelete }: NoticeToolbarProps) {
  const { chosen, chooseAll } = selection;
  const copy = useNoticesCopy();
  const toast = useToast();
  const all = useRef<HTMLInputElement>(null);
  const count = chosen.length;
  const isPartly = count > 0 && count < total;
  useEffect(() => {
    // No attribute says so.
    if (all.current) all.current.indeterminate = isPartly;
  }, [isPartly]);

  function markChosen() {
    const unread = chosen.filter(({ noticeStatus }) => noticeStatus === 'UNREAD');
    if (unread.length === 0) toast.info(copy.allRead);
    else onMark(unread.map(({ id }) => id));
  }
  return (
    <div className={css.toolbar}>
      <span className={css.chosen} role="status">
        {count > 0 && fillCopy(copy.selected, { n: count })}
      </span>
      <Checkbox
        ref={all}
        label={copy.selectPage}
        disabled={total === 0}
        checked={total > 0 && count === total}
        onChange={({ target }) => chooseAll(target.checked)}
      />
      <Button size="small" disabled={count === 0} loading={busy} onClick={markChosen}>
        {copy.mark}
      </Button>
      <Button
        size="small"
        disabled={count === 0}
        onClick={() => onDelete(chosen.map(({ id }) => id))}
      >
        {copy.remove}
      </Button>
    </div>
  );
}
