import type { MetricSample, MetricSource } from './MetricSource.js';

const patienceMs = 2_000;

/**
 * Returns a reader that skips slow or failing sources, so that a scrape ends even while the database does not respond.
 * A reading in progress is awaited again instead of being started a second time.
 */
export function readInTime(
  source: Pick<MetricSource, 'read'>,
): () => Promise<readonly MetricSample[]> {
  let reading: Promise<readonly MetricSample[]> | undefined;
  const read = async () => source.read();
  return () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    const late = new Promise<readonly MetricSample[]>((resolve) => {
      setTimeout(resolve, patienceMs, []).unref();
    });
    return Promise.race([reading, late]);
  };
}
