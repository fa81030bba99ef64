import { useCopy } from '../../provider/copy.js';
import { noticesCopy, type NoticesCopy } from './copy.js';

export const useNoticesCopy = (): NoticesCopy => useCopy<NoticesCopy>('notices', noticesCopy);
