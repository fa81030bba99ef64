import { formatDateTime, formatNoticeTime } from '@huiqi/sdk/domain';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import { time } from './notices.css.js';

/** How long ago (spec 1 §9); the full time on hover, and where a server draws. */
export function NoticeTime({ at }: { readonly at: string }) {
  const format = useHydrated() ? formatNoticeTime : formatDateTime;
  return (
    <time className={time} dateTime={at} title={formatDateTime(at)}>
      {format(at)}
    </time>
  );
}
