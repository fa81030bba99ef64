import type { Job, JobState } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { conflict, existing } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { announceJob } from '../../jobs/addJob.js';
import { cancelJob, findJobs, lockJob, restartJob } from '../../jobs/jobControlRepository.js';
import { hasMessageOf } from '../../messages/repository.js';
import { recordSecurityEvent } from '../../securityEvents/recordSecurityEvent.js';
import { findSecurityEvents } from '../../securityEvents/repository.js';

const pageSize = constants.pageSizes.monitoring;
const ended: readonly JobState[] = ['FAILED', 'CANCELLED'];
const cancellable: readonly JobState[] = ['FAILED', 'RETRYING'];

type JobCall = UserCall<'retryJob'> | UserCall<'cancelJob'>;

async function held(db: Queryable, id: string): Promise<Job> {
  return existing(await lockJob(db, id));
}

const record = (call: JobCall, job: Job, what: 'RETRIED' | 'CANCELLED') =>
  recordSecurityEvent(call, {
    event: 'JOB_CHANGED',
    userId: call.user.id,
    detail: `${job.name} ${job.id} ${what}`,
  });

export const handlers = {
  listJobs: ({ db, input }) => findJobs(db, input, pageSize),

  retryJob: async (call) => {
    const job = await held(call.db, call.input.id);
    // A repeated request finds the job waiting, running or done. Runners skip a job locked by another call.
    if (!ended.includes(job.state)) {
      announceJob(job.name);
      return job;
    }
    // It would do nothing, and be called done.
    if (job.name === 'messages' && !(await hasMessageOf(call.db, job.id)))
      throw conflict('这条消息已放弃，内容不再保留，不能重新发送');
    await record(call, job, 'RETRIED');
    return restartJob(call.db, job);
  },

  cancelJob: async (call) => {
    const job = await held(call.db, call.input.id);
    if (job.state === 'CANCELLED') return job;
    if (!cancellable.includes(job.state)) throw conflict('该任务没有失败，不能取消');
    await record(call, job, 'CANCELLED');
    return cancelJob(call.db, job);
  },

  listSecurityEvents: ({ db, input }) => findSecurityEvents(db, input, pageSize),
} satisfies Handlers;
