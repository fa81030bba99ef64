import type { NoticeSubjectKind, ServiceReviewKind } from '@huiqi/sdk';
import { ServiceReviewKindLabels } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { createNotice } from '../notices/createNotice.js';
import { listServiceReviewers } from '../services/serviceReviewerRepository.js';
import { listStaff, type Review } from './organisationReviewRepository.js';

interface Submitted {
  /** Id of the review. */
  readonly id: string;
  readonly kind: ServiceReviewKind;
  readonly orgId: string;
  readonly name: string;
}

/** Notifies all reviewers in the organisation's region of a pending review. */
export async function notifyReviewers(
  db: Queryable,
  { id, kind, orgId, name }: Submitted,
  at: Date,
): Promise<void> {
  for (const userId of await listServiceReviewers(db, orgId))
    await createNotice(
      db,
      {
        userId,
        noticeType: 'TRANSACTION',
        title: `${ServiceReviewKindLabels[kind]}待审核`,
        content: `${ServiceReviewKindLabels[kind]}“${name}”的资料已提交，请审核`,
        subject: { kind: 'SERVICE_REVIEW', id },
      },
      at,
    );
}

const subjectKinds: Readonly<Record<ServiceReviewKind, NoticeSubjectKind>> = {
  ORGANISATION: 'SERVICE_ORGANISATION',
  PRODUCT: 'SERVICE_PRODUCT',
};

const passedTexts = {
  NOW: '审核通过，已公开',
  ON_SHELF: '审核通过，上架后公开',
  WITH_ORGANISATION: '审核通过，机构公开后显示',
} as const;

/** When people see what was approved. */
export type ShownWhen = keyof typeof passedTexts;

/** Notifies an organisation's staff of the decision on a submission. */
export async function notifyStaff(
  db: Queryable,
  { kind, subjectId, orgId, name, reason }: Review,
  shown: ShownWhen,
  at: Date,
): Promise<void> {
  const outcome = reason === null ? passedTexts[shown] : `审核未通过，原因：${reason}`;
  for (const userId of await listStaff(db, orgId))
    await createNotice(
      db,
      {
        userId,
        noticeType: 'TRANSACTION',
        title: `${ServiceReviewKindLabels[kind]}${reason === null ? '审核通过' : '审核未通过'}`,
        content: `${ServiceReviewKindLabels[kind]}“${name}”${outcome}`,
        subject: { kind: subjectKinds[kind], id: subjectId },
      },
      at,
    );
}
