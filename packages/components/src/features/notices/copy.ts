import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of notices. */
export const noticesCopy = {
  title: '消息通知',
  bell: '消息通知，{n}条未读',
  markAll: '全部标为已读',
  mark: '标为已读',
  markOf: '标为已读：{content}',
  view: '查看申请',
  emptyTitle: '暂无数据',
  emptyHint: '还没有消息。',
  unread: '未读',
  failed: '操作未成功，请稍后重试。',
} as const satisfies CopyTexts;

export type NoticesCopy = CopyOf<typeof noticesCopy>;

export const useNoticesCopy = createCopy('notices', noticesCopy);
