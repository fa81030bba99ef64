import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const sampleMs = 250;

export interface LagWatch {
  /** The average lag of the event loop between the last two samples. */
  lagMs(): number;
  stop(): void;
}

/**
 * Samples the event loop's lag. The histogram is never reset: after a reset it records nothing before its second tick,
 * so that a pause as long as a sample would leave no figure at all.
 */
export function watchLag(): LagWatch {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let lag = 0;
  let seen = { count: 0, sum: 0 };
  const sample = () => {
    const { count, mean } = histogram;
    if (count === seen.count) return;
    const sum = mean * count;
    lag = (sum - seen.sum) / (count - seen.count) / 1e6 - resolutionMs;
    seen = { count, sum };
  };
  const timer = setInterval(sample, sampleMs).unref();
  return {
    lagMs: () => lag,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
