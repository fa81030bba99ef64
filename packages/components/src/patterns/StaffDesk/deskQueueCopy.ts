import { createCopy } from '../../copy/createCopy.js';
import type { CopyTexts } from '../../copy/types.js';

/** Copy of a record's queue, its keys, and the decisions on it. */
export const deskQueueCopy = {
  previous: '上一项',
  next: '下一项',
  back: '返回列表',
  done: '已办理',
  nextStep: '办理下一项',
  atOnce: '办理后直接打开下一项',
  dropped: '这一笔已不在队列中，可能已由他人处理。',
  skipped: '原来的下一项已由他人处理，已跳过。',
  others: '队列中另有{n}笔已由他人处理。',
  opinion: '填写处理意见',
  report: '查看信用报告',
  keys: '办理',
  cancel: '取消',
  close: '关闭',
  reload: '查看最新内容',
  phrases: '常用语',
  phraseKeys: 'Alt+数字填入，Alt+Shift+数字填入并提交',
  noPhrases: '还没有常用语。填写意见后可存为常用语。',
  managePhrases: '管理',
  phraseShared: '部门共用',
  keepPhrase: '将当前意见存为常用语',
  sharePhrase: '与{name}共用',
  deletePhrase: '删除',
  deletePhraseOf: '删除常用语：{text}',
  phraseEmpty: '请先填写意见',
} as const satisfies CopyTexts;

export const useDeskQueueCopy = createCopy('deskQueue', deskQueueCopy);
