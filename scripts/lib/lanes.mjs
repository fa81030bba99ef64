/**
 * Runs the jobs in order, concurrently as long as the sum of their weights does not exceed `width`.
 * Resolves with the results in the order of the jobs.
 */
export async function runInLanes(jobs, width, work) {
  const results = [];
  const active = new Set();
  let used = 0;
  for (const [index, job] of jobs.entries()) {
    while (used + job.weight > width) await Promise.race(active);
    used += job.weight;
    const task = (async () => {
      try {
        results[index] = await work(job);
      } finally {
        used -= job.weight;
        active.delete(task);
      }
    })();
    active.add(task);
  }
  await Promise.all(active);
  return results;
}
