/**
 * Runs the jobs in order, concurrently as long as the sum of their weights does not exceed `width`. A job that may not
 * start yet lets those after it pass; it is asked again when another has ended. Resolves with the results in the order of
 * the jobs.
 */
export async function runInLanes(jobs, width, work, mayStart = () => true) {
  const results = [];
  const active = new Set();
  const waiting = [...jobs.keys()];
  let used = 0;
  while (waiting.length > 0) {
    const index = waiting.find((one) => mayStart(jobs[one]));
    const job = jobs[index];
    if (!job || used + job.weight > width) {
      await Promise.race(active);
      continue;
    }
    waiting.splice(waiting.indexOf(index), 1);
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
