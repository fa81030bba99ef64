import type { FailedJob, QueueCounts } from './repository.js';

const columns = ['waiting', 'due', 'active', 'done', 'given_up', 'failed'] as const;
const title = (name: string) => name.replace('_', ' ').padStart(10);

/** Prints the number of jobs of each kind, and why the latest failed. */
export function describeJobs(
  counts: readonly QueueCounts[],
  failed: readonly FailedJob[],
): string[] {
  return [
    `${'job'.padEnd(14)}${columns.map(title).join('')}  late by`,
    ...counts.map(
      (queue) =>
        `${queue.name.padEnd(14)}${columns.map((name) => title(String(queue[name]))).join('')}  ${queue.lateSeconds} s`,
    ),
    ...(failed.length === 0 ? [] : ['', 'Failed, newest first:']),
    ...failed.map(
      ({ id, name, tries, message, failedAt }) =>
        `${failedAt.toISOString()}  ${name} ${id} after ${tries} tries: ${message ?? 'no reason'}`,
    ),
  ];
}
