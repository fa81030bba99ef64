import type { Notice } from '@huiqi/sdk';
import { useState } from 'react';
import { useToast } from '../../ui/Toast/useToast.js';
import { useNoticesCopy } from './copy.js';
import { NoticeRow } from './NoticeRow.js';
import * as css from './noticeCentre.css.js';
import { NoticeToolbar } from './NoticeToolbar.js';
import type { NoticeLinks } from './paths.js';

export interface NoticeRowsProps extends NoticeLinks {
  readonly notices: readonly Notice[];
  readonly busy?: boolean | undefined;
  /** Called with unread notices only (spec 1 §7). */
  readonly onMark: (ids: readonly string[]) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

const none: ReadonlySet<string> = new Set();

/** One page of notices with a selection to mark or delete together. */
export function NoticeRows({ notices, busy, onMark, onDelete, ...links }: NoticeRowsProps) {
  const copy = useNoticesCopy();
  const toast = useToast();
  const [held, setHeld] = useState(none);
  // Deleted notices are dropped from the selection.
  const chosen = notices.filter(({ id }) => held.has(id));

  function markChosen() {
    const unread = chosen.filter(({ noticeStatus }) => noticeStatus === 'UNREAD');
    if (unread.length === 0) toast.info(copy.allRead);
    else onMark(unread.map(({ id }) => id));
  }
  function hold(id: string, isChosen: boolean) {
    const next = new Set(held);
    if (isChosen) next.add(id);
    else next.delete(id);
    setHeld(next);
  }

  return (
    <div className={css.card}>
      <NoticeToolbar
        total={notices.length}
        chosen={chosen.length}
        busy={busy}
        onChooseAll={(all) => setHeld(all ? new Set(notices.map(({ id }) => id)) : none)}
        onMark={markChosen}
        onDelete={() => onDelete(chosen.map(({ id }) => id))}
      />
      <ul>
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            {...links}
            notice={notice}
            isChosen={held.has(notice.id)}
            onChoose={(isChosen) => hold(notice.id, isChosen)}
            onMark={() => onMark([notice.id])}
            onDelete={() => onDelete([notice.id])}
          />
        ))}
      </ul>
    </div>
  );
}
