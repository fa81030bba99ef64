import { JobNameLabels, type Job } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../ui/Table/Table.js';
import { useMonitoringCopy, type MonitoringCopy } from './copy.js';
import { JobStateTag } from './JobStateTag.js';

export interface JobListViewProps extends DeskRows<Job> {
  /** Id of the job being changed, or undefined. */
  readonly busy?: string | undefined;
  readonly onRetry: (job: Job) => void;
  readonly onCancel: (job: Job) => void;
}

/** Background jobs, with actions for failed ones. */
export function JobListView({ busy, onRetry, onCancel, ...desk }: JobListViewProps) {
  const copy = useMonitoringCopy();
  return (
    <DeskList
      {...desk}
      title={copy.jobs}
      countText={(n) => fillCopy(copy.jobsTotal, { n })}
      empty={{ title: copy.jobsEmpty, line: copy.jobsEmptyHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowActions={actionsOf({ busy, onRetry, onCancel })}
    />
  );
}

const actionsOf =
  ({ busy, ...handlers }: Pick<JobListViewProps, 'busy' | 'onCancel' | 'onRetry'>) =>
  (job: Job) => <JobActions {...handlers} job={job} busy={busy === job.id} />;

interface JobActionsProps extends Pick<JobListViewProps, 'onCancel' | 'onRetry'> {
  readonly job: Job;
  readonly busy: boolean;
}

function JobActions({ job, busy, onRetry, onCancel }: JobActionsProps) {
  const copy = useMonitoringCopy();
  const { state } = job;
  const canRetry = state === 'FAILED' || state === 'CANCELLED';
  const canCancel = state === 'FAILED' || state === 'RETRYING';
  return (
    <>
      {canRetry && (
        <Button variant="text" size="small" loading={busy} onClick={() => onRetry(job)}>
          {copy.retry}
        </Button>
      )}
      {canCancel && (
        <Button variant="text" size="small" disabled={busy} onClick={() => onCancel(job)}>
          {copy.cancel}
        </Button>
      )}
    </>
  );
}

const timeOf = (text: string | null) => (text === null ? '--' : formatDateTime(text));

const columns = (copy: MonitoringCopy): TableColumn<Job>[] => [
  {
    key: 'name',
    header: copy.name,
    kind: 'name',
    rowHeader: true,
    render: ({ name }) => JobNameLabels[name],
  },
  {
    key: 'state',
    header: copy.state,
    card: 'aside',
    render: ({ state }) => <JobStateTag state={state} />,
  },
  {
    key: 'attempts',
    header: copy.attempts,
    kind: 'number',
    render: ({ attempts, maxAttempts }) =>
      fillCopy(copy.attemptsOf, { n: attempts, max: maxAttempts }),
  },
  dateColumn('due', copy.dueTs, ({ dueTs }) => formatDateTime(dueTs)),
  dateColumn('ended', copy.endedTs, ({ endedTs }) => timeOf(endedTs)),
  nameColumn('error', copy.lastError, ({ lastError }) => formatText(lastError)),
];
