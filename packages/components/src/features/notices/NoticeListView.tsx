import { NoticeTypeLabels, type Notice } from '@huiqi/sdk';
import { formatDateTime, formatNoticeTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Button } from '../../ui/Button/Button.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { item, meta } from './notices.css.js';
import { useNoticesCopy } from './copy.js';

export interface NoticeListViewProps {
  readonly notices: readonly Notice[];
  readonly onMark: (id: string) => void;
  /** Link to the order a notice is about. Defaults to no link. */
  readonly hrefForOrder?: ((orderId: string) => string) | undefined;
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

/** Notices, newest first. */
export function NoticeListView(props: NoticeListViewProps) {
  const { notices, onMark, hrefForOrder, onOpenOrder } = props;
  const copy = useNoticesCopy();
  const format = useHydrated() ? formatNoticeTime : formatDateTime;
  return (
    <ul>
      {notices.map(({ id, content, createdTs, noticeType, noticeStatus, orderId }) => (
        <li key={id} className={item}>
          <p>{content}</p>
          <div className={meta}>
            {noticeStatus === 'UNREAD' && <Tag tone="warning">{copy.unread}</Tag>}
            <span>{NoticeTypeLabels[noticeType]}</span>
            <time dateTime={createdTs} title={formatDateTime(createdTs)}>
              {format(createdTs)}
            </time>
            {orderId && hrefForOrder && (
              <LinkButton
                variant="text"
                size="small"
                href={hrefForOrder(orderId)}
                onClick={onPlainClick(onOpenOrder && (() => onOpenOrder(orderId)))}
              >
                {copy.view}
              </LinkButton>
            )}
            {noticeStatus === 'UNREAD' && (
              <Button
                variant="text"
                size="small"
                aria-label={fillCopy(copy.markOf, { content })}
                onClick={() => onMark(id)}
              >
                {copy.mark}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
