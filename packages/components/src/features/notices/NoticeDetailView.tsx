import { NewsTypeLabels, NoticeTypeLabels, type Notice } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import { RichText } from '../../patterns/RichText/RichText.js';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { useNoticesCopy } from './copy.js';
import { DeleteDialog } from './DeleteDialog.js';
import * as css from './noticeDetail.css.js';
import type { NoticeLinks } from './paths.js';
import { SubjectLink } from './SubjectLink.js';
import { localized } from '../../provider/copy.js';

export interface NoticeDetailViewProps extends Pick<NoticeLinks, 'subjectLink'> {
  readonly state: DataStateValue<Notice>;
  readonly back: LinkTarget;
  readonly busy?: boolean | undefined;
  /** Error of the deletion, or null. */
  readonly error?: unknown;
  readonly onDelete: () => void;
}

/** A notice with its full text. */
export function NoticeDetailView(props: NoticeDetailViewProps) {
  const { state, back, busy, error, subjectLink, onDelete } = props;
  const copy = useNoticesCopy();
  const [asks, setAsks] = useState(false);
  return (
    <div className={css.page}>
      <BackLink label={copy.centre} {...back} />
      <article className={css.card}>
        <DataState state={state} loading={<Skeleton preset="lines" rows={8} />}>
          {({ title, content, html, createdTs, newsType, noticeType, subject }) => (
            <>
              <PageTitle>{title}</PageTitle>
              <p className={css.meta}>
                <span>{localized(copy, NoticeTypeLabels)[noticeType]}</span>
                <span>{localized(copy, NewsTypeLabels)[newsType]}</span>
                <time dateTime={createdTs}>{localized(copy, formatDateTime)(createdTs)}</time>
              </p>
              <div className={css.text}>
                {html === undefined ? (
                  content.split('\n').map((paragraph, turn) => (
                    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing else
                    <p key={turn}>{paragraph}</p>
                  ))
                ) : (
                  <RichText html={html} />
                )}
              </div>
              {error !== null && error !== undefined && (
                <ErrorPanel compact {...describeError(error)} />
              )}
              <div className={css.actions}>
                <SubjectLink variant="primary" subject={subject} subjectLink={subjectLink} />
                <Button onClick={() => setAsks(true)}>{copy.remove}</Button>
              </div>
            </>
          )}
        </DataState>
      </article>
      <DeleteDialog
        count={asks ? 1 : null}
        busy={busy}
        onClose={() => setAsks(false)}
        onDelete={() => {
          setAsks(false);
          onDelete();
        }}
      />
    </div>
  );
}
