import { getDueWork } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useDeskFiguresCopy } from './copy.js';
import { DueWorkView, type DueWorkViewProps } from './DueWorkView.js';

export type DueWorkProps = Pick<DueWorkViewProps, 'deskLink'>;

/** Polling interval while the page is visible. */
const readEvery = 60_000;

/** What is due today or overdue, on all desks of the user. */
export function DueWork({ deskLink }: DueWorkProps) {
  const copy = useDeskFiguresCopy();
  const work = toDataState(useOperation(getDueWork, {}, { refetchEvery: readEvery }));
  if (work.status === 'error') {
    const { error, retry, retrying } = work;
    const said = { ...error, title: copy.dueFailed, description: error.title };
    return <ErrorPanel compact {...said} onRetry={retry} retrying={retrying} />;
  }
  return <DueWorkView work={work.status === 'ready' ? work.data : undefined} deskLink={deskLink} />;
}
