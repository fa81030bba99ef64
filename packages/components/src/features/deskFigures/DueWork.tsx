import { getDueWork, type PromisedDesk } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';
import { useOperation } from '../../provider/useOperation.js';
import { DueWorkView } from './DueWorkView.js';

export interface DueWorkProps {
  readonly deskLink: (desk: PromisedDesk) => LinkTarget;
}

/** Polling interval while the page is visible. */
const readEvery = 60_000;

/** What is due today or overdue, on all desks of the user. */
export function DueWork({ deskLink }: DueWorkProps) {
  const { data } = useOperation(getDueWork, {}, { refetchEvery: readEvery });
  return <DueWorkView work={data} deskLink={deskLink} />;
}
