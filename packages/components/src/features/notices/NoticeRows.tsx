import type { Notice } from '@huiqi/sdk';
import { NoticeRow } from './NoticeRow.js';
import * as css from './noticeCentre.css.js';
import type { NoticeLinks } from './paths.js';
import type { NoticeSelection } from './useNoticeSelection.js';

export interface NoticeRowsProps extends NoticeLinks {
  readonly notices: readonly Notice[];
  readonly selection: NoticeSelection;
  /** Called with unread notices only (spec 1 §7). */
  readonly onMark: (ids: readonly string[]) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** One page of notices, each of which can be selected. */
export const NoticeRows = ({ notices, selection, onMark, onDelete, ...links }: NoticeRowsProps) => (
  <ul className={css.card}>
    {notices.map((notice) => (
      <NoticeRow
        key={notice.id}
        {...links}
        notice={notice}
        isChosen={selection.isChosen(notice.id)}
        onChoose={(isChosen) => selection.choose(notice.id, isChosen)}
        onMark={() => onMark([notice.id])}
        onDelete={() => onDelete([notice.id])}
      />
    ))}
  </ul>
);
