import {
  PolicyGradeLabels,
  type CaseContact,
  type FileResponse,
  type PolicyReviewDetail,
} from '@huiqi/sdk';
import { formatDate, formatText, formatThousands, isOpenCase, labelOf } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import { MaskedNumbers, type NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import {
  DescriptionList,
  type DescriptionItem,
} from '../../../ui/DescriptionList/DescriptionList.js';
import { Timeline } from '../../../ui/Timeline/Timeline.js';
import { evidenceSection } from '../../evidence/evidenceSection.js';
import { useUploadsCopy } from '../../uploads/copy.js';
import { FileViewer } from '../../uploads/FileViewer.js';
import { auditItems } from '../detail/auditItems.js';
import { formFacts } from '../detail/policyApplicationFacts.js';
import { PolicyFileTable } from '../detail/PolicyFileTable.js';
import { reviewActions, type PolicyReviewAction } from './policyReviewEntry.js';
import { PolicyReviewState } from './PolicyReviewState.js';
import { PolicyStateTag } from '../PolicyStateTag.js';
import { usePolicyReviewCopy } from './copy.js';
import { usePolicyUserCopy } from '../user/copy.js';

export interface PolicyReviewDetailViewProps {
  readonly review: PolicyReviewDetail;
  /** The action just taken. */
  readonly done?: PolicyReviewAction | null | undefined;
  readonly back: PageLink;
  readonly onAct: (action: PolicyReviewAction) => void;
  readonly reading: NumberReading<CaseContact>;
  readonly queue?: DeskQueue | undefined;
  /** Opens a submitted file. */
  readonly openFile: (key: string) => Promise<FileResponse>;
  /** What the company has received; omitted without it. */
  readonly evidence?: ReactNode;
}

const shownTypes: readonly (string | null)[] = ['PDF', 'PNG', 'JPG'];
const kinds = { PASS: 'approve', RETURN: 'return', REJECT: 'refuse', REDEEM: 'record' } as const;
const verbs = { PASS: 'pass', RETURN: 'return', REJECT: 'reject', REDEEM: 'redeem' } as const;
const results = {
  PASS: 'passDone',
  RETURN: 'returnDone',
  REJECT: 'rejectDone',
  REDEEM: 'redeemDone',
} as const;

/** A declaration with its files on the left, the decision on the right. */
export function PolicyReviewDetailView(props: PolicyReviewDetailViewProps) {
  const { review, reading, done, back, queue, openFile, onAct, evidence } = props;
  const copy = usePolicyReviewCopy();
  const user = usePolicyUserCopy();
  const uploads = useUploadsCopy();
  const viewed = [...review.basicInfos, ...review.declareInfoList]
    // Others cannot be shown; the tables below offer them for download.
    .filter(({ url, type }) => url !== '' && shownTypes.includes(type))
    .map(({ url, fileName }) => ({ key: url, fileName }));
  const part = (id: string, title: string, content: ReactNode) => ({
    id,
    title,
    width: 'full' as const,
    content,
  });
  const facts = (id: string, title: string, items: readonly DescriptionItem[]) =>
    part(id, title, <DescriptionList size="small" items={items} />);
  const files = (id: string, title: string, list: PolicyReviewDetail['basicInfos']) =>
    list.length > 0
      ? [part(id, title, <PolicyFileTable caption={title} files={list} openFile={openFile} />)]
      : [];
  return (
    <DeskDetail
      back={back}
      name={review.companyName}
      status={<PolicyStateTag state={review.auditState} />}
      number={{ label: user.creditCode, value: review.nsrsbh }}
      figures={[
        { label: user.amount, value: formatThousands(review.applyAmount), unit: user.wan },
        { label: copy.submitted, value: formatDate(review.submittedTs) },
      ]}
      sections={[
        facts('policy', copy.policyFacts, [
          { term: copy.policy, value: review.policyTitle, kind: 'name' },
          { term: copy.publisher, value: formatText(review.publishOrgName) },
          { term: copy.grade, value: labelOf(PolicyGradeLabels, review.grade) },
        ]),
        part(
          'form',
          user.form,
          <MaskedNumbers
            items={formFacts(review.applyForm, review.bankName, user)}
            reading={reading}
            phones={{ [user.contactPhone]: reading.numbers?.contactPhone }}
            accounts={{ [user.account]: reading.numbers?.bankAccount ?? undefined }}
            refused={isOpenCase.declaration(review.auditState) ? undefined : 'ended'}
          />,
        ),
        ...(viewed.length > 0
          ? [part('viewer', uploads.viewer, <FileViewer files={viewed} />)]
          : []),
        ...files('basic', user.basicFiles, review.basicInfos),
        ...files('declare', user.declareFiles, review.declareInfoList),
        ...evidenceSection(evidence, copy.evidence),
        part('history', copy.history, <Timeline items={auditItems(review.records)} />),
      ]}
      decision={{
        title: copy.decision,
        queue,
        done: done ? copy[results[done]] : undefined,
        actions: reviewActions(review.choices).map((action) => ({
          kind: kinds[action],
          label: copy[verbs[action]],
          onSelect: () => onAct(action),
        })),
        children: <PolicyReviewState review={review} isDone={Boolean(done)} />,
      }}
    />
  );
}
