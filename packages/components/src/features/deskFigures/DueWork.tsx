import { getDueWork } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';
import { DueWorkView, type DueWorkViewProps } from './DueWorkView.js';

export type DueWorkProps = Pick<DueWorkViewProps, 'deskLink'>;

/** Polling interval while the page is visible. */
const readEvery = 60_000;

/** What is due today or overdue, on all desks of the user. */
export function DueWork({ deskLink }: DueWorkProps) {
  const { data } = useOperation(getDueWork, {}, { refetchEvery: readEvery });
  return <DueWorkView work={data} deskLink={deskLink} />;
}
