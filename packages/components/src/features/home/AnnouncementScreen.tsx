import { getAnnouncement } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { AnnouncementView } from './AnnouncementView.js';
import { useHomeCopy } from './copy.js';
import type { HomePaths } from './paths.js';

export type AnnouncementScreenProps = ScreenProps<Pick<HomePaths, 'home'>>;

/** An announcement; `announcementId` is in the path. */
export function AnnouncementScreen(props: AnnouncementScreenProps) {
  const { params, paths, backTo, onName } = props;
  const copy = useHomeCopy();
  const announcementId = params['announcementId'] ?? '';
  const query = useOperation(getAnnouncement, { announcementId });
  useScreenName(onName, query.data?.title);
  const back = { label: copy.home, ...screenLink(props, backTo(paths.home())) };
  return (
    <PageState state={toDataState(query)} loading={<Skeleton preset="card" rows={8} />} exit={back}>
      {(announcement) => <AnnouncementView announcement={announcement} back={back} />}
    </PageState>
  );
}
