import { listNotices, markNoticesRead } from '@huiqi/sdk';
import { useState } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { NoticeBellView } from './NoticeBellView.js';
import { useUnreadCount } from './useUnreadCount.js';

export interface NoticeBellProps {
  readonly hrefForOrder?: ((orderId: string) => string) | undefined;
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

/** The bell of the header. */
export function NoticeBell(links: NoticeBellProps) {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useUnreadCount();
  const query = useOperation(listNotices, { index: 1, size: 10 }, { enabled: open, staleTime: 0 });
  const unread = (query.data?.content ?? []).filter(
    ({ noticeStatus }) => noticeStatus === 'UNREAD',
  );
  const mark = useMutationOf(markNoticesRead, {
    successMessage: false,
    onSuccess: (_data, { body }) => setCount(Math.max(0, count - body.idList.length)),
  });
  function markRead(idList: string[]) {
    // Only ids of unread notices are sent (spec 1 §7).
    if (idList.length > 0) void mark.run({ body: { idList } });
  }
  return (
    <NoticeBellView
      {...links}
      count={count}
      open={open}
      onOpenChange={setOpen}
      state={toDataState(query, ({ content }) => content.length === 0)}
      failed={mark.error !== null}
      onMark={(id) => markRead([id])}
      onMarkAll={() => markRead(unread.map(({ id }) => id))}
    />
  );
}
