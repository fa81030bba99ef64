import { getAnnouncement, type ManagedAnnouncement } from '@huiqi/sdk';
import { useState } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { AnnouncementStrip } from '../../home/AnnouncementStrip.js';
import { AnnouncementView } from '../../home/AnnouncementView.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { PreviewFrame } from './PreviewFrame.js';

export interface AnnouncementPreviewProps {
  readonly announcement: ManagedAnnouncement;
  readonly id: string;
  /** Whether it is published, or was before it was withdrawn. */
  readonly isPublished: boolean;
}

const nowhere = () => ({ href: '#', onOpen: () => undefined });

/** An announcement as visitors will see it: its line on the front page, and its text. */
export function AnnouncementPreview({ announcement, id, isPublished }: AnnouncementPreviewProps) {
  const copy = useManagementCopy();
  const { title, content: html, endsOn } = announcement;
  const [today] = useState(() => new Date().toISOString());
  // A correction keeps its day. What is new or was withdrawn, which nobody can read, will say the day on which it is published.
  const current = useOperation(
    getAnnouncement,
    { announcementId: id },
    { enabled: isPublished, staleTime: 0 },
  );
  if (current.isLoading && !current.isFetched) return <Skeleton preset="card" rows={8} />;
  const createdTs = current.isSuccess ? current.data.createdTs : today;
  const shown = { title: title || copy.unnamed, html, endsOn, createdTs };
  return (
    <PreviewFrame>
      {(frame) => (
        <div className={`${frame} ${css.stack}`}>
          <AnnouncementStrip announcements={[{ id, ...shown }]} announcementLink={nowhere} />
          <AnnouncementView announcement={shown} back={undefined} />
        </div>
      )}
    </PreviewFrame>
  );
}
