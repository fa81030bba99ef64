import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of notices. */
export const noticesCopy = {
  title: '消息通知',
  bell: '消息通知，{n}条未读',
  centre: '消息中心',
  categories: '消息类别',
  all: '查看全部消息',
  markAll: '全部标为已读',
  markAllTitle: '将{n}条{type}全部标为已读？',
  mark: '标为已读',
  markOf: '标为已读：{title}',
  remove: '删除',
  removeOf: '删除：{title}',
  moreOf: '更多操作：{title}',
  removeTitle: '删除选中的{n}条消息？',
  removeHint: '删除后不能恢复。',
  select: '选择：{title}',
  selectPage: '全选本页',
  selected: '已选{n}条',
  allRead: '所选消息都已读',
  view: '查看{subject}',
  emptyTitle: '暂无数据',
  emptyHint: '还没有消息。',
  emptyCentreTitle: '还没有{type}',
  emptyCentreHint: '有新的消息时，会显示在这里和页面上方的铃铛里。',
  unread: '未读',
  status: '状态',
  dates: '发送日期',
  total: '共 {n} 条',
  failed: '操作未成功，请稍后重试。',
} as const satisfies CopyTexts;

export type NoticesCopy = CopyOf<typeof noticesCopy>;

export const useNoticesCopy = createCopy('notices', noticesCopy);
