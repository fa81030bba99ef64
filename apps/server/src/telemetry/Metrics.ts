import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.js';
import type { MetricSource } from './MetricSource.js';
import { readInTime } from './readInTime.js';

/** A response as counted by metrics. */
export interface MeasuredRequest {
  /** The operation, or else the route pattern; `refused` before either was known. */
  readonly operation: string;
  readonly status: number;
  /** Catalogue code; `200` on success and for anything without an envelope. */
  readonly code: string;
  /** Undefined for requests refused before timing started. */
  readonly seconds?: number;
}

/** A process's metrics in the Prometheus format. */
export interface Metrics {
  /** Adds a source maintained elsewhere. */
  add(source: MetricSource): void;
  measure(request: MeasuredRequest): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function addTo(registry: Registry, source: MetricSource): void {
  const { name, help, kind, labels = [] } = source;
  const read = readInTime(source);
  const options = { name, help, labelNames: [...labels], registers: [registry] };
  if (kind === 'gauge') {
    const gauge: Gauge = new Gauge({
      ...options,
      collect: async () => {
        const samples = await read();
        gauge.reset();
        for (const { value, labels: given = {} } of samples) gauge.set(given, value);
      },
    });
    return;
  }
  const counter: Counter = new Counter({
    ...options,
    collect: async () => {
      const samples = await read();
      counter.reset();
      for (const { value, labels: given = {} } of samples) counter.inc(given, value);
    },
  });
}

/** Creates the metrics of a process, with those of Node itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'huiqi_requests_total',
    help: 'Responses by operation, HTTP status and code of the envelope',
    labelNames: ['operation', 'status', 'code'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'huiqi_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its response',
    labelNames: ['operation'],
    buckets,
    registers: [registry],
  });
  return {
    add: (source) => addTo(registry, source),
    measure: ({ operation, status, code, seconds }) => {
      requests.inc({ operation, status, code });
      if (seconds !== undefined) durations.observe({ operation }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Creates a process's metrics if its settings serve them anywhere. */
export const configuredMetrics = ({ port, token }: Config['metrics']): Metrics | null =>
  port === null && token === null ? null : createMetrics();
