import { cancelJob, JobNameLabels, JobStateLabels, listJobs, retryJob } from '@huiqi/sdk';
import { JobStateValues, type Job, type JobState } from '@huiqi/sdk';
import { useState } from 'react';
import type { ListChange } from '../../patterns/ListView/types.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useMonitoringCopy } from './copy.js';
import { jobFilterLabels, jobFilters, type JobFilters } from './jobFilters.js';
import { JobListView } from './JobListView.js';

export interface JobListProps {
  readonly filters: JobFilters;
  readonly onFiltersChange: (filters: JobFilters, change: ListChange) => void;
  /** The address of the list with other filters. */
  readonly hrefForFilters: (filters: JobFilters) => string;
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** The platform's background jobs, for administrators. */
export function JobList({ filters, onFiltersChange, hrefForFilters, size }: JobListProps) {
  const copy = useMonitoringCopy();
  const invalidate = useInvalidate();
  const [asked, setAsked] = useState<Job | null>(null);
  const jobs = useOperationList(listJobs, {
    filters: jobFilters,
    labels: jobFilterLabels(copy),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  const failed = useOperation(
    listJobs,
    { state: 'FAILED', index: 1, size: 1 },
    { staleTime: 30_000, refetchEvery: 60_000 },
  ).data?.page.total.toString();
  const [retried, setRetried] = useState<string>();
  const retry = useMutationOf(retryJob, { successMessage: copy.retried });
  const cancel = useMutationOf(cancelJob, {
    successMessage: copy.cancelled,
    onSuccess: () => setAsked(null),
  });
  const tabTo = (id: 'all' | JobState, label: string, count?: string | null) => {
    const next = jobFilters.change(jobs.list.typedValues(), {
      state: id === 'all' ? undefined : id,
    });
    return {
      id,
      label,
      count,
      href: hrefForFilters(next),
      onOpen: () => onFiltersChange(next, step),
    };
  };
  const problem = cancel.error ?? retry.error;
  return (
    <>
      {problem !== null && <ErrorPanel compact {...describeError(problem)} />}
      <JobListView
        {...jobs}
        tab={filters.state ?? 'all'}
        tabs={[
          tabTo('all', copy.all),
          ...JobStateValues.toReversed().map((state) =>
            tabTo(state, JobStateLabels[state], state === 'FAILED' ? (failed ?? null) : undefined),
          ),
        ]}
        busy={retry.busy ? retried : undefined}
        onRetry={({ id }) => {
          setRetried(id);
          void retry.run({ id });
        }}
        onCancel={setAsked}
        onRefresh={() => void invalidate('monitoring')}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={fillCopy(copy.cancelTitle, { name: asked ? JobNameLabels[asked.name] : '' })}
        okText={copy.cancel}
        cancelText={copy.keep}
        danger
        loading={cancel.busy}
        onOk={() => asked && void cancel.run({ id: asked.id })}
      >
        <p>{copy.cancelText}</p>
      </ConfirmDialog>
    </>
  );
}
