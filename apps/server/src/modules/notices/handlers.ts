import { formatDate } from '@huiqi/sdk/domain';
import { existing, invalid } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { findAnnouncement, listCurrent } from './announcementRepository.js';
import { deleteOf, markRead } from './noticeChangeRepository.js';
import { findNotice, findNotices } from './repository.js';
import { toNotice, toTiding } from './toNotice.js';
import { countUnread } from './unreadNoticeRepository.js';

/** Leap seconds and the year 0 pass the contract's format, but cannot be parsed. */
function toMoment(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1)
    throw invalid([{ field: 'readUntil', message: '填写的内容格式不正确' }]);
  return moment;
}

export const handlers = {
  getUnreadNoticeCount: ({ db, user }) => countUnread(db, user),

  listNotices: ({ db, user, input }) => findNotices(db, user, input, toNotice),

  getNotice: async ({ db, user, input }) => {
    return toNotice(existing(await findNotice(db, user, input.id)));
  },

  markNoticesRead: async ({ db, user, input, now }) => {
    const { idList: ids, noticeType, readUntil } = input.body;
    const until = readUntil === undefined ? undefined : toMoment(readUntil);
    await markRead(db, user, { ids, noticeType, until }, now());
    return null;
  },

  deleteNotices: async ({ db, user, input, now }) => {
    const { idList: ids, noticeType } = input.body;
    await deleteOf(db, user, { ids, noticeType }, now());
    return null;
  },

  listAnnouncements: ({ db, region, now }) => listCurrent(db, region, formatDate(now())),

  getAnnouncement: async ({ db, input, now }) =>
    existing(await findAnnouncement(db, input.announcementId, formatDate(now()))),

  // The deprecated operations: the same notices in the earlier shape.
  listUnreadTidings: async ({ db, user }) => {
    const unread = { noticeStatus: 'UNREAD', size: 100 } as const;
    return (await findNotices(db, user, unread, toTiding)).content;
  },

  getUnreadTidingCount: async ({ db, user }) => {
    const { count } = await countUnread(db, user);
    return { count };
  },

  listTidings: ({ db, user, input }) => findNotices(db, user, input, toTiding),

  markTidingsRead: async ({ db, user, input, now }) => {
    await markRead(db, user, { ids: input.body.idList }, now());
    return null;
  },

  deleteTidings: async ({ db, user, input, now }) => {
    await deleteOf(db, user, { ids: input.body.idList }, now());
    return null;
  },
} satisfies Handlers;
