import { listNotices, markNoticesRead } from '@huiqi/sdk';
import { useState } from 'react';
import { useClient } from '../../provider/context.js';
import { toDataState } from '../../provider/toDataState.js';
import { useAction } from '../../provider/useAction.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useOperation } from '../../provider/useOperation.js';
import { NoticeBellView } from './NoticeBellView.js';
import { useUnreadCount } from './useUnreadCount.js';

export interface NoticeBellProps {
  readonly hrefForOrder?: ((orderId: string) => string) | undefined;
  readonly onOpenOrder?: ((orderId: string) => void) | undefined;
}

/** The bell of the header. */
export function NoticeBell(links: NoticeBellProps) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [open, setOpen] = useState(false);
  const [count, setCount] = useUnreadCount();
  const query = useOperation(listNotices, { index: 1, size: 10 }, { enabled: open, staleTime: 0 });
  const unread = (query.data?.content ?? []).filter(
    ({ noticeStatus }) => noticeStatus === 'UNREAD',
  );
  const mark = useAction(async (idList: string[]) => {
    // Only ids of unread notices are sent (spec 1 §7).
    if (idList.length === 0) return;
    await markNoticesRead(client, { body: { idList } });
    setCount(Math.max(0, count - idList.length));
    await invalidate('notices');
  });
  return (
    <NoticeBellView
      {...links}
      count={count}
      open={open}
      onOpenChange={setOpen}
      state={toDataState(query, ({ content }) => content.length === 0)}
      failed={mark.error !== null}
      onMark={(id) => void mark.run([id])}
      onMarkAll={() => void mark.run(unread.map(({ id }) => id))}
    />
  );
}
