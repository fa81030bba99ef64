import { cancelJob, JobNameLabels, JobStateLabels, listJobs, retryJob } from '@huiqi/sdk';
import type { Job } from '@huiqi/sdk';
import { useState } from 'react';
import { filterTabs } from '../../patterns/ListView/filterTabs.js';
import type { HostedFilters } from '../../patterns/ListView/types.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useListTotal } from '../../provider/useListTotal.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useMonitoringCopy } from './copy.js';
import { jobFilterLabels, jobFilters, type JobFilters } from './jobFilters.js';
import { JobListView } from './JobListView.js';

export type JobListProps = HostedFilters<JobFilters>;

/** The tabs, what asks for somebody first. */
const states = (all: string) => ({
  all,
  ...(Object.fromEntries(Object.entries(JobStateLabels).reverse()) as typeof JobStateLabels),
});

/** The platform's background jobs, for staff with `ADMIN_JOBS`. */
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
  const failed = useListTotal(listJobs, { state: 'FAILED' });
  const [retried, setRetried] = useState<string>();
  const retry = useMutationOf(retryJob, { successMessage: copy.retried, refreshOnConflict: true });
  const cancel = useMutationOf(cancelJob, {
    successMessage: copy.cancelled,
    refreshOnConflict: true,
    onSuccess: () => setAsked(null),
  });
  return (
    <>
      {retry.error !== null && <ErrorPanel compact {...describeError(retry.error)} />}
      <JobListView
        {...jobs}
        {...filterTabs(jobs.list, {
          filter: 'state',
          labels: states(copy.all),
          hrefForFilters,
          countOf: (state) => (state === 'FAILED' ? failed : undefined),
        })}
        busy={retry.busy ? retried : undefined}
        onRetry={({ id }) => {
          setRetried(id);
          void retry.run({ id });
        }}
        onCancel={(job) => {
          cancel.reset();
          setAsked(job);
        }}
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
        <Stack>
          {cancel.error !== null && <ErrorPanel compact {...describeError(cancel.error)} />}
          <p>{copy.cancelText}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
