import type { Notice } from '@huiqi/sdk';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { RowActions } from '../../patterns/page/RowActions.js';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { useNoticesCopy } from './copy.js';
import * as css from './noticeCentre.css.js';
import { preview, unreadTitle } from './notices.css.js';
import { NoticeMark } from './NoticeMark.js';
import { NoticeTime } from './NoticeTime.js';
import type { NoticeLinks } from './paths.js';
import { SubjectLink } from './SubjectLink.js';
import { UnreadDot } from './UnreadDot.js';

export interface NoticeRowProps extends NoticeLinks {
  readonly notice: Notice;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onMark: () => void;
  readonly onDelete: () => void;
}

/** One notice of the centre. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, isChosen, onChoose, onMark, onDelete, noticeLink, subjectLink } = props;
  const { id, title, content, createdTs, noticeStatus, subject } = notice;
  const copy = useNoticesCopy();
  const { href, onOpen } = noticeLink(id);
  const isUnread = noticeStatus === 'UNREAD';
  return (
    <li className={css.row}>
      <Checkbox
        label={<VisuallyHidden>{fillCopy(copy.select, { title })}</VisuallyHidden>}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className={css.mark}>
        <NoticeMark kind={subject?.kind} />
      </span>
      <div className={css.text}>
        <a className={css.title} href={href} onClick={onPlainClick(onOpen)}>
          {isUnread && <UnreadDot />}
          <span className={isUnread ? unreadTitle : undefined}>{title}</span>
        </a>
        <p className={preview}>{content}</p>
      </div>
      <span className={css.when}>
        <NoticeTime at={createdTs} />
      </span>
      <div className={css.actions}>
        <RowActions
          label={fillCopy(copy.moreOf, { title })}
          actions={[
            subject && subjectLink?.(subject) && (
              <SubjectLink subject={subject} subjectLink={subjectLink} />
            ),
            isUnread && (
              <Button
                variant="text"
                size="small"
                aria-label={fillCopy(copy.markOf, { title })}
                onClick={onMark}
              >
                {copy.mark}
              </Button>
            ),
            <Button
              key="remove"
              variant="text"
              size="small"
              aria-label={fillCopy(copy.removeOf, { title })}
              onClick={onDelete}
            >
              {copy.remove}
            </Button>,
          ]}
        />
      </div>
    </li>
  );
}
