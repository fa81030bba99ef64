import { trace } from '@opentelemetry/api';

/** Creates spans, which are no-ops until `startTracing` is called. */
export const tracer = trace.getTracer('huiqi');

/** The current trace. */
export const activeTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
