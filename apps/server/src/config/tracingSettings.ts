import { StartError } from './StartError.js';

/** How traces leave the process; what is not listed here the exporter reads from the environment itself. */
export interface TracingSettings {
  readonly exporter: 'console' | 'otlp-json' | 'otlp-protobuf';
  /** Whether the trace of a caller goes on here (`traceparent`). */
  readonly continues: boolean;
}

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readProtocol(env: NodeJS.ProcessEnv): 'otlp-json' | 'otlp-protobuf' {
  const protocol =
    env['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'] ||
    env['OTEL_EXPORTER_OTLP_PROTOCOL'] ||
    'http/protobuf';
  if (protocol === 'http/protobuf') return 'otlp-protobuf';
  if (protocol === 'http/json') return 'otlp-json';
  throw new StartError(
    `OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not "${protocol}".`,
  );
}

/** Reads the standard variables of OpenTelemetry; null while none of them asks for traces. */
export function readTracingSettings(env: NodeJS.ProcessEnv): TracingSettings | null {
  const endpoint =
    env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT'] || '';
  const exporter = env['OTEL_TRACES_EXPORTER'] || (endpoint === '' ? 'none' : 'otlp');
  if (exporter === 'none' || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null;
  if (exporter !== 'otlp' && exporter !== 'console')
    throw new StartError(`OTEL_TRACES_EXPORTER must be otlp, console or none, not "${exporter}".`);
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint))
    throw new StartError(`OTEL_EXPORTER_OTLP_ENDPOINT must be an http address, not "${endpoint}".`);
  const propagators = listOf(env['OTEL_PROPAGATORS']);
  return {
    exporter: exporter === 'console' ? 'console' : readProtocol(env),
    continues: propagators.length === 0 || propagators.includes('tracecontext'),
  };
}
