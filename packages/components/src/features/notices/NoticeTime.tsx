import { formatDateTime, formatNoticeTime } from '@huiqi/sdk/domain';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import { useNoticesCopy } from './copy.js';
import { time } from './notices.css.js';
import { localized } from '../../provider/copy.js';

/** Relative time (spec 1 §9); the full time on hover and in server rendering. */
export function NoticeTime({ at }: { readonly at: string }) {
  const copy = useNoticesCopy();
  const format = localized(copy, useHydrated() ? formatNoticeTime : formatDateTime);
  return (
    <time className={time} dateTime={at} title={localized(copy, formatDateTime)(at)}>
      {format(at)}
    </time>
  );
}
