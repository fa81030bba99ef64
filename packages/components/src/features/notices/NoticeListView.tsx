import { NoticeTypeLabels, type Notice } from '@huiqi/sdk';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { useNoticesCopy } from './copy.js';
import * as css from './notices.css.js';
import { NoticeTime } from './NoticeTime.js';
import type { NoticeLinks } from './paths.js';
import { UnreadDot } from './UnreadDot.js';

export interface NoticeListViewProps extends Pick<NoticeLinks, 'noticeLink'> {
  readonly notices: readonly Notice[];
  /** Without it notices can only be opened. */
  readonly onMark?: ((id: string) => void) | undefined;
}

/** A short list of notices, newest first: for the bell and overviews. */
export function NoticeListView({ notices, noticeLink, onMark }: NoticeListViewProps) {
  const copy = useNoticesCopy();
  return (
    <ul>
      {notices.map(({ id, title, content, createdTs, noticeType, noticeStatus }) => {
        const { href, onOpen } = noticeLink(id);
        const isUnread = noticeStatus === 'UNREAD';
        return (
          <li key={id} className={css.item}>
            <a className={css.itemLink} href={href} onClick={onPlainClick(onOpen)}>
              {isUnread && <UnreadDot />}
              <span className={isUnread ? css.unreadTitle : undefined}>{title}</span>
            </a>
            <p className={css.preview}>{content}</p>
            <div className={css.meta}>
              <span>{localized(copy, NoticeTypeLabels)[noticeType]}</span>
              <NoticeTime at={createdTs} />
              {isUnread && onMark && (
                <span className={css.atEnd}>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={fillCopy(copy.markOf, { title })}
                    onClick={() => onMark(id)}
                  >
                    {copy.mark}
                  </Button>
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
