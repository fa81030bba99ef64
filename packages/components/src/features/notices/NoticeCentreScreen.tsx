import { screenLink, tabsInQuery, type ScreenProps } from '../../provider/screen.js';
import { NoticeCentre } from './NoticeCentre.js';
import { NoticeDetail } from './NoticeDetail.js';
import { noticeFilters } from './noticeFilters.js';
import type { NoticePaths } from './paths.js';

export type NoticeCentreScreenProps = ScreenProps<NoticePaths>;

/** The notice centre; `noticeId` in the query opens a notice, the rest are filters (spec 1 §2). */
export function NoticeCentreScreen(props: NoticeCentreScreenProps) {
  const { query, paths, navigate, backTo, onName } = props;
  const subjectLink: Parameters<typeof NoticeCentre>[0]['subjectLink'] = (subject) => {
    const to = paths.subject(subject);
    return to === undefined ? undefined : screenLink(props, to);
  };
  const id = query.get('noticeId');
  if (id) {
    const list = backTo(paths.notices());
    return (
      <NoticeDetail
        key={id}
        id={id}
        back={screenLink(props, list)}
        onDeleted={() => navigate(list, { replace: true })}
        subjectLink={subjectLink}
        onName={onName}
      />
    );
  }
  return (
    <NoticeCentre
      {...tabsInQuery(props, noticeFilters, paths.notices)}
      noticeLink={(notice) => screenLink(props, paths.notice(notice))}
      subjectLink={subjectLink}
    />
  );
}
