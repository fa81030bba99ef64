/**
 * Runs the jobs in order, as many side by side as their weights leave room for in `width` lanes.
 * A job of the full width runs alone. Resolves with the results in the order of the jobs.
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
