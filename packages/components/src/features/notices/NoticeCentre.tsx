import { deleteNotices, listNotices, markNoticesRead } from '@huiqi/sdk';
import type { ListChange } from '../../patterns/ListView/types.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { useNoticesCopy } from './copy.js';
import { NoticeCentreView } from './NoticeCentreView.js';
import {
  noticeFilterLabels,
  noticeFilters,
  noticeTypes,
  type NoticeFilters,
} from './noticeFilters.js';
import type { NoticeLinks } from './paths.js';
import { useUnreadCount } from './useUnreadCount.js';

export interface NoticeCentreProps extends NoticeLinks {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: NoticeFilters | undefined;
  readonly onFiltersChange?: ((filters: NoticeFilters, change: ListChange) => void) | undefined;
  /** Address of a category's tab. */
  readonly hrefForFilters: (filters: NoticeFilters) => string;
  /** Notices per page. Defaults to 10. */
  readonly size?: number | undefined;
}

/** Categories, filters, and bulk actions (spec 1 §2). */
export function NoticeCentre(props: NoticeCentreProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = useNoticesCopy();
  const unread = useUnreadCount();
  const { list, state } = useOperationList(listNotices, {
    filters: noticeFilters,
    labels: noticeFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  const { noticeType } = noticeFilters.resolve(list.values);
  const mark = useMutationOf(markNoticesRead);
  const remove = useMutationOf(deleteNotices);
  const tabs = noticeTypes(copy).map(({ id, label }) => {
    const count = unread?.byType[id] ?? 0;
    const view = { noticeType: id };
    return {
      id,
      label,
      count: count > 0 ? String(count) : undefined,
      href: hrefForFilters(view),
      onOpen: onFiltersChange && (() => onFiltersChange(view, { replace: false })),
    };
  });
  return (
    <NoticeCentreView
      {...links}
      list={list}
      scope={String(noticeFilters.format(list.values))}
      state={state}
      tabs={tabs}
      tab={noticeType}
      unread={unread?.byType[noticeType] ?? 0}
      error={mark.error ?? remove.error}
      busy={mark.busy || remove.busy}
      onMark={(idList) => {
        remove.reset();
        return mark.run({ body: { idList: [...idList], noticeType } });
      }}
      onMarkAll={() => {
        remove.reset();
        return mark.run({
          body: { idList: [], noticeType, ...(unread?.newestTs && { readUntil: unread.newestTs }) },
        });
      }}
      onDelete={(idList) => {
        mark.reset();
        return remove.run({ body: { idList: [...idList], noticeType } });
      }}
    />
  );
}
