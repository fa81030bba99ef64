import { deleteNotices, getNotice, markNoticesRead } from '@huiqi/sdk';
import { useEffect } from 'react';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { NoticeDetailView } from './NoticeDetailView.js';
import type { NoticeLinks } from './paths.js';

export interface NoticeDetailProps
  extends Pick<NoticeLinks, 'subjectLink'>, Pick<ScreenProps, 'onName'> {
  readonly id: string;
  /** Link to the list as it was left. */
  readonly back: LinkTarget;
  readonly onDeleted: () => void;
}

/** A notice; opening it marks it as read. */
export function NoticeDetail({ id, back, onDeleted, subjectLink, onName }: NoticeDetailProps) {
  const query = useOperation(getNotice, { id });
  const { run: mark } = useMutationOf(markNoticesRead, { successMessage: false });
  const remove = useMutationOf(deleteNotices, { onSuccess: onDeleted });
  const isUnread = query.data?.noticeStatus === 'UNREAD';
  useScreenName(onName, query.data?.title);
  useEffect(() => {
    if (isUnread) void mark({ body: { idList: [id] } });
  }, [id, isUnread, mark]);
  return (
    <NoticeDetailView
      state={toDataState(query)}
      back={back}
      subjectLink={subjectLink}
      busy={remove.busy}
      error={remove.error}
      onDelete={() => void remove.run({ body: { idList: [id] } })}
    />
  );
}
