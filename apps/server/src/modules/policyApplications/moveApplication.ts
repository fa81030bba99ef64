import {
  nextPolicyState,
  PolicyApplicationEventLabels,
  PolicyApplicationStateLabels,
  type PolicyMover,
} from '@huiqi/sdk/domain';
import type { PolicyApplicationEvent } from '@huiqi/sdk';
import { conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { createNotice } from '../notices/createNotice.js';
import { storeMove } from './repository.js';
import type { ApplicationRow } from './toRow.js';

export interface Move {
  readonly event: PolicyApplicationEvent;
  readonly mover: PolicyMover;
  readonly userId: string;
  readonly remark: string | null;
  readonly requestId: string;
  readonly at: Date;
  /** Paid out, in 10,000 yuan. */
  readonly amount?: string | undefined;
}

/** Notifies the applicant of a change to a declaration. */
export const notifyApplicant = (
  tx: Queryable,
  row: Pick<ApplicationRow, 'policy' | 'company'> & {
    readonly application: Pick<ApplicationRow['application'], 'id' | 'userId'>;
  },
  { title, sentence }: { readonly title: string; readonly sentence: string },
  at: Date,
): Promise<string> =>
  createNotice(
    tx,
    {
      userId: row.application.userId,
      noticeType: 'TRANSACTION',
      title,
      content: `${row.company.name}申报的“${row.policy.title}”${sentence}`,
      subject: { kind: 'POLICY_APPLICATION', id: row.application.id },
    },
    at,
  );

function sentenceOf({ event, remark, amount }: Move, label: string): string {
  if (event === 'RESUBMIT') return '已重新提交，请等待审核';
  const state = `状态更新为：${label}`;
  const paid = amount === undefined ? '' : `，兑现金额${amount}万元`;
  return `${state}${paid}${remark === null ? '' : `。${remark}`}`;
}

/** Moves a locked declaration; stores state, trail and notice together or not at all. */
export async function moveApplication(
  tx: Queryable,
  row: ApplicationRow,
  move: Move,
): Promise<void> {
  const { id, state: before } = row.application;
  const state = nextPolicyState(before, move.event, move.mover);
  if (state === null)
    throw conflict(
      `该申报当前状态为“${PolicyApplicationStateLabels[before]}”，不能进行“${PolicyApplicationEventLabels[move.event]}”操作`,
    );
  await storeMove(tx, id, { ...move, state });
  const label = PolicyApplicationStateLabels[state];
  await notifyApplicant(
    tx,
    row,
    { title: `申报进度：${label}`, sentence: sentenceOf(move, label) },
    move.at,
  );
}
