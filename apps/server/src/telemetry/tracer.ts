import { trace } from '@opentelemetry/api';

/** Makes spans, which lead nowhere until `startTracing` was called. */
export const tracer = trace.getTracer('huiqi');

/** The trace that the present work belongs to. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
