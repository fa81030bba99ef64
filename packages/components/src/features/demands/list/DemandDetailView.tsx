import type { DemandDetail } from '@huiqi/sdk';
import { formatDate, formatDateTime } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { DetailPage } from '../../../patterns/DetailPage/DetailPage.js';
import { MarkedName } from '../../../patterns/page/MarkedName.js';
import { OfficePicture } from '../../../patterns/page/OfficePicture.js';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { useDemandsCopy, type DemandsCopy } from '../copy.js';
import { authorOf, demandTimeline, departmentOf, typeName } from './demandFacts.js';
import { DemandTypeIcon } from './DemandTypeIcon.js';
import { DemandFiles } from './DemandFiles.js';
import * as css from '../demands.css.js';
import { DemandStatusTag } from '../DemandStatusTag.js';

export interface DemandDetailViewProps {
  readonly demand: DemandDetail;
  /** Link to the list. */
  readonly back: PageLink;
  /** The form. */
  readonly release: LinkTarget;
  /** The rating, existing or to be given. */
  readonly rating: ReactNode;
}

/** A demand: the question, the department's reply, the author's rating. */
export function DemandDetailView({ demand, back, release, rating }: DemandDetailViewProps) {
  const copy = useDemandsCopy();
  const isWaiting = demand.replies.length === 0 && demand.status !== 'CLOSED';
  const isRatable = demand.mayRate || demand.evaluation !== null;
  const sections: PageSection[] = [
    {
      id: 'content',
      title: copy.content,
      content: <p className={css.prose}>{demand.content}</p>,
    },
    { id: 'reply', title: copy.reply, content: <Replies demand={demand} /> },
    ...(isRatable ? [{ id: 'rating', title: copy.rating, content: rating }] : []),
    { id: 'facts', title: copy.facts, width: 'full', content: <Facts demand={demand} /> },
    {
      id: 'progress',
      title: copy.progress,
      content: <Timeline items={demandTimeline(demand, copy)} />,
    },
  ];
  return (
    <DetailPage
      back={back}
      name={demand.title}
      giver={authorOf(demand, copy)}
      picture={<DemandTypeIcon type={demand.demandType} size={28} />}
      tags={
        <span className={css.tags}>
          <DemandStatusTag status={demand.status} overdue={demand.overdue} />
        </span>
      }
      figures={[]}
      sections={sections}
      printed={[demand.id, formatDate(demand.createdTs)]}
      aside={{
        label: copy.visitLabel,
        figure: took(demand, copy),
        basis: copy.tookBasis,
        action: { label: copy.visit, href: release.href, onSelect: release.onOpen },
        children: demand.departmentName && (
          <MarkedName
            name={demand.departmentName}
            lines={[
              isWaiting && demand.dueOn ? fillCopy(copy.dueBy, { date: demand.dueOn }) : undefined,
            ]}
            picture={<OfficePicture name={demand.departmentName} />}
          />
        ),
      }}
    />
  );
}

const day = 24 * 60 * 60 * 1000;

/** How long the first reply took, in begun days: what those with a demand of their own want to know. */
function took({ createdTs, replies }: DemandDetail, copy: DemandsCopy) {
  const [first] = replies;
  if (!first) return undefined;
  const days = Math.ceil((Date.parse(first.createdTs) - Date.parse(createdTs)) / day);
  return { label: copy.took, value: String(Math.max(1, days)), unit: copy.tookUnit };
}

function Replies({ demand }: { readonly demand: DemandDetail }) {
  const copy = useDemandsCopy();
  if (demand.replies.length === 0)
    return (
      <p className={css.muted}>
        {demand.status === 'CLOSED' ? copy.closedUnanswered : copy.noReply}
      </p>
    );
  return (
    <div className={css.replies}>
      {demand.replies.map(({ departmentName, content, createdTs }) => (
        <div key={createdTs} className={css.reply}>
          <MarkedName
            name={departmentName}
            lines={[formatDateTime(createdTs)]}
            picture={<OfficePicture name={departmentName} />}
          />
          <p className={css.prose}>{content}</p>
        </div>
      ))}
    </div>
  );
}

function factsOf(demand: DemandDetail, copy: DemandsCopy): DescriptionItem[] {
  const fact = (term: string, value: string | null | undefined): DescriptionItem[] =>
    value ? [{ term, value }] : [];
  return [
    { term: copy.type, value: typeName(demand) },
    { term: copy.created, value: formatDate(demand.createdTs), kind: 'date' },
    ...(demand.dueOn ? [{ term: copy.due, value: demand.dueOn, kind: 'date' as const }] : []),
    ...fact(copy.areaName, demand.areaName),
    { term: copy.department, value: departmentOf(demand, copy) },
    ...fact(copy.contact, demand.contactName),
    ...fact(copy.contactPhone, demand.contactPhone),
    ...fact(copy.closeReason, demand.closeReason),
  ];
}

function Facts({ demand }: { readonly demand: DemandDetail }) {
  const copy = useDemandsCopy();
  return (
    <>
      <DescriptionList items={factsOf(demand, copy)} />
      <DemandFiles urls={demand.fileUrls} names={demand.fileNames} />
    </>
  );
}
