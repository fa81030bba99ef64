import type { ManagedAnnouncement } from '@huiqi/sdk';
import { useState } from 'react';
import { AnnouncementStrip } from '../../home/AnnouncementStrip.js';
import { AnnouncementView } from '../../home/AnnouncementView.js';
import { useManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { PreviewFrame } from './PreviewFrame.js';

export interface AnnouncementPreviewProps {
  readonly announcement: ManagedAnnouncement;
  readonly id: string;
}

const nowhere = () => ({ href: '#', onOpen: () => undefined });

/** An announcement as visitors will see it: its line on the front page, and its text. */
export function AnnouncementPreview({ announcement, id }: AnnouncementPreviewProps) {
  const copy = useManagementCopy();
  const { title, content: html, endsOn } = announcement;
  // It will say the day on which it is published.
  const [today] = useState(() => new Date().toISOString());
  const shown = { title: title || copy.unnamed, html, endsOn, createdTs: today };
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
