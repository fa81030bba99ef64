import { listNotices, markNoticesRead } from '@huiqi/sdk';
import { useState } from 'react';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { NoticeBellView } from './NoticeBellView.js';
import type { NoticeLinks } from './paths.js';
import { useUnreadPoll } from './useUnreadPoll.js';

export interface NoticeBellProps extends Pick<NoticeLinks, 'noticeLink'> {
  /** The notice centre. */
  readonly centre: LinkTarget;
}

/** The header's bell, which also keeps the unread count of the whole page fresh; nothing for visitors. */
export function NoticeBell(links: NoticeBellProps) {
  const { data: user, isPending } = useCurrentUser();
  // Waits until the user is known: a visitor's request is refused, and a refusal opens the login.
  return isPending || user === null ? null : <Bell {...links} />;
}

function Bell(links: NoticeBellProps) {
  const [open, setOpen] = useState(false);
  const unread = useUnreadPoll();
  const query = useOperation(listNotices, { index: 1, size: 10 }, { enabled: open, staleTime: 0 });
  const mark = useMutationOf(markNoticesRead, { successMessage: false });
  function markAll() {
    if (unread?.newestTs) void mark.run({ body: { idList: [], readUntil: unread.newestTs } });
  }
  return (
    <NoticeBellView
      {...links}
      count={unread?.count ?? 0}
      open={open}
      onOpenChange={setOpen}
      state={toDataState(query, ({ content }) => content.length === 0)}
      failed={mark.error !== null}
      busy={mark.busy}
      onMark={(id) => void mark.run({ body: { idList: [id] } })}
      onMarkAll={markAll}
    />
  );
}
