import { AnnouncementStrip } from '@huiqi/components/home';
import type { AnnouncementLine } from '@huiqi/sdk';
import { useSyncExternalStore } from 'react';
import { useGo } from '../../routes/useGo.js';
import { closeAnnouncement, onClosed, readClosed } from './closedAnnouncements.js';
import { homePaths } from './paths.js';

interface HomeAnnouncementsProps {
  readonly announcements: readonly AnnouncementLine[];
}

/** Drawn pages are the same for everybody, and hydrated as they were drawn. */
const onServer = () => '';

/** The announcements that were not closed in this browser. */
export function HomeAnnouncements({ announcements }: HomeAnnouncementsProps) {
  const go = useGo();
  const closed = useSyncExternalStore(onClosed, readClosed, onServer).split(' ');
  return (
    <AnnouncementStrip
      announcements={announcements.filter(({ id }) => !closed.includes(id))}
      announcementLink={(id) => {
        const href = homePaths.announcement(id);
        return { href, onOpen: () => go(href) };
      }}
      onClose={closeAnnouncement}
    />
  );
}
