import type { NoticePage } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Popover } from '../../ui/Popover/Popover.js';
import { NoticeListView } from './NoticeListView.js';
import * as css from './notices.css.js';
import { useNoticesCopy } from './copy.js';

export interface NoticeBellViewProps {
  readonly count: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly state: DataStateValue<NoticePage>;
  readonly failed?: boolean | undefined;
  readonly onMark: (id: string) => void;
  readonly onMarkAll: () => void;
  readonly hrefForOrder?: ((orderId: string) => string) | undefined;
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

/** Opens on click, closes when the mouse leaves, on Escape and when focus goes away (spec 1 §2). */
export function NoticeBellView(props: NoticeBellViewProps) {
  const { count, open, onOpenChange, state, failed, onMark, onMarkAll, ...links } = props;
  const copy = useNoticesCopy();
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
          <h2>{copy.title}</h2>
          {count > 0 && (
            <Button variant="text" size="small" onClick={onMarkAll}>
              {copy.markAll}
            </Button>
          )}
        </div>
        {failed && <Banner tone="danger">{copy.failed}</Banner>}
        <DataState
          compact
          state={state}
          empty={<Empty title={copy.emptyTitle} description={copy.emptyHint} />}
        >
          {({ content }) => <NoticeListView {...links} notices={content} onMark={onMark} />}
        </DataState>
      </div>
    </Popover>
  );
}
