import type { NoticePage } from '@huiqi/sdk';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Popover } from '../../ui/Popover/Popover.js';
import { useNoticesCopy } from './copy.js';
import { NoticeListView } from './NoticeListView.js';
import * as css from './notices.css.js';
import type { NoticeLinks } from './paths.js';

export interface NoticeBellViewProps extends Pick<NoticeLinks, 'noticeLink'> {
  readonly count: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly state: DataStateValue<NoticePage>;
  readonly failed?: boolean | undefined;
  /** A mark is in progress. */
  readonly busy?: boolean | undefined;
  readonly onMark: (id: string) => void;
  readonly onMarkAll: () => void;
  /** The notice centre. */
  readonly centre: LinkTarget;
}

/** Opens on click; closes when the pointer leaves, on Escape and when it loses focus (spec 1 §2). */
export function NoticeBellView(props: NoticeBellViewProps) {
  const { count, open, onOpenChange, state, failed, busy, onMark, onMarkAll } = props;
  const { centre, noticeLink } = props;
  const copy = useNoticesCopy();
  const closing = ({ href, onOpen }: LinkTarget): LinkTarget => ({
    href,
    onOpen:
      onOpen &&
      (() => {
        onOpenChange(false);
        onOpen();
      }),
  });
  const all = closing(centre);
  return (
    <Popover
      label={copy.title}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      closeOnMouseLeave
      trigger={
        <button type="button" className={css.bell} aria-label={fillCopy(copy.bell, { n: count })}>
          <Icon name="bell" size={20} />
          {count > 0 && (
            <span className={css.badge} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      }
    >
      <div className={css.popup}>
        <div className={css.head}>
          <h2 className={css.popupTitle}>{copy.title}</h2>
          {count > 0 && (
            <Button variant="text" size="small" loading={busy} onClick={onMarkAll}>
              {copy.markAll}
            </Button>
          )}
        </div>
        {failed && <Banner tone="danger">{copy.failed}</Banner>}
        <div className={css.popupList}>
          <DataState
            compact
            state={state}
            loading={<Skeleton preset="lines" rows={8} />}
            empty={<Empty title={copy.emptyTitle} description={copy.emptyHint} />}
          >
            {({ content }) => (
              <NoticeListView
                notices={content}
                noticeLink={(id) => closing(noticeLink(id))}
                onMark={onMark}
              />
            )}
          </DataState>
        </div>
        <LinkButton variant="text" block {...linkProps(all)}>
          {copy.all}
        </LinkButton>
      </div>
    </Popover>
  );
}
