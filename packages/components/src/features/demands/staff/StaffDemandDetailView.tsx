import {
  DemandEventLabels,
  type CaseContact,
  type DemandEvent,
  type StaffDemandDetail,
} from '@huiqi/sdk';
import { demandTransition, formatDateTime, isOpenCase } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { Timeline, type TimelineItem } from '../../../ui/Timeline/Timeline.js';
import type { PageSection } from '../../../patterns/page/SectionCard.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import { MaskedNumbers, type NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { fillCopy } from '../../../provider/copy.js';
import { evidenceSection } from '../../evidence/evidenceSection.js';
import { FileViewer } from '../../uploads/FileViewer.js';
import { useDemandsCopy } from '../copy.js';
import { authorOf, typeName } from '../list/demandFacts.js';
import { fileKeyOf } from '../list/fileKeyOf.js';
import { DemandRating } from '../list/DemandRating.js';
import * as css from '../demands.css.js';
import { DemandStatusTag } from '../DemandStatusTag.js';
import { useStaffDemandsCopy, type StaffDemandsCopy } from './copy.js';

/** Available actions on a demand. */
export type DemandDecision = Extract<DemandEvent, 'ASSIGN' | 'REPLY' | 'CLOSE'>;

export interface StaffDemandDetailViewProps {
  readonly demand: StaffDemandDetail;
  readonly reading: NumberReading<CaseContact>;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next demand in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  readonly onDecide: (decision: DemandDecision) => void;
  /** What the company has asked and got; omitted without it. */
  readonly evidence?: ReactNode;
}

const decisions: readonly DemandDecision[] = ['REPLY', 'ASSIGN', 'CLOSE'];
const kinds = { REPLY: 'reply', ASSIGN: 'assign', CLOSE: 'close' } as const;

function trailOf({ records }: StaffDemandDetail, copy: StaffDemandsCopy): TimelineItem[] {
  return records.map(({ event, departmentName, userName, remark, createdTs }, turn) => ({
    key: String(turn),
    title: fillCopy(copy.byUser, {
      name: userName ?? copy.author,
      text: DemandEventLabels[event],
    }),
    time: formatDateTime(createdTs),
    description: [departmentName, remark].filter(Boolean).join('：') || undefined,
    tone: event === 'REPLY' ? 'success' : 'info',
  }));
}

/** Facts on the left, actions on the right. */
export function StaffDemandDetailView(props: StaffDemandDetailViewProps) {
  const { demand, reading, back, queue, onDecide, evidence } = props;
  const copy = useStaffDemandsCopy();
  const demands = useDemandsCopy();
  const { status, departmentId, replies } = demand;
  const open = decisions.filter((event) => demandTransition(status, event, 'STAFF'));
  const names: Readonly<Record<DemandDecision, string>> = {
    REPLY: replies.length > 0 ? copy.replyMore : copy.reply,
    ASSIGN: departmentId === null ? copy.assign : copy.reassign,
    CLOSE: copy.close,
  };
  const sections: PageSection[] = [
    {
      id: 'content',
      title: demands.content,
      content: (
        <>
          <p className={css.prose}>{demand.content}</p>
          <FileViewer
            files={demand.fileUrls.map((url, at) => ({
              key: fileKeyOf(url),
              fileName: demand.fileNames[at] ?? url,
            }))}
          />
        </>
      ),
    },
    {
      id: 'who',
      title: copy.contact,
      content: demand.anonymity ? (
        <p className={css.muted}>{copy.anonymousContact}</p>
      ) : (
        <MaskedNumbers
          reading={reading}
          phones={{ [copy.contactPhone]: reading.numbers?.contactPhone }}
          refused={isOpenCase.demand(status) ? undefined : 'ended'}
          items={[
            { term: demands.from, value: authorOf(demand, demands), kind: 'name' },
            { term: demands.areaName, value: demand.areaName ?? '' },
            { term: copy.contact, value: demand.contactName ?? '' },
            { term: copy.contactPhone, value: demand.contactPhone ?? '', kind: 'code' },
          ]}
        />
      ),
    },
    ...replies.map(({ content, departmentName, createdTs }, turn): PageSection => ({
      id: `reply-${turn}`,
      title: fillCopy(demands.repliedBy, {
        department: departmentName,
        time: formatDateTime(createdTs),
      }),
      content: <p className={css.prose}>{content}</p>,
    })),
    ...(demand.evaluation
      ? [
          {
            id: 'rating',
            title: demands.rating,
            content: (
              <DemandRating demand={{ ...demand, mayRate: false }} onBack={() => undefined} />
            ),
          },
        ]
      : []),
    ...evidenceSection(evidence, copy.evidence),
    { id: 'trail', title: copy.trail, content: <Timeline items={trailOf(demand, copy)} /> },
  ];
  return (
    <DeskDetail
      back={back}
      name={demand.title}
      status={
        <span className={css.tags}>
          <DemandStatusTag status={status} overdue={demand.overdue} />
        </span>
      }
      figures={[
        { label: copy.type, value: typeName(demand) },
        { label: copy.due, value: demand.dueOn ?? '--' },
        { label: copy.department, value: demand.departmentName ?? demands.notAssigned },
      ]}
      sections={sections}
      decision={{
        title: copy.decision,
        queue,
        actions: open.map((event) => ({
          kind: kinds[event],
          label: names[event],
          onSelect: () => onDecide(event),
        })),
        children: open.length === 0 && <p>{copy.done}</p>,
      }}
    />
  );
}
