import * as v from 'valibot';
import { optional, secret, setting } from './setting.js';
import { address, listOf, oneOf, port, text } from './values.js';

/** Where metrics are served, and to whom; off while both are null. */
export const metrics = v.object({
  /**
   * Port of its own for `/metrics`, on the same address; `0` for none ([observability](../../docs/observability.md)).
   */
  port: setting(
    'HUIQI_METRICS_PORT',
    '0',
    v.pipe(
      port,
      v.transform((number) => number || null),
    ),
  ),
  /**
   * Bearer token that `/metrics` asks for; without a port of its own `/metrics` is served beside everything else, and
   * only with a token.
   */
  token: secret(
    'HUIQI_METRICS_TOKEN',
    v.pipe(
      text,
      v.regex(
        /^[\x21-\x7e]{16,256}$/,
        '16 to 256 characters without spaces, as `openssl rand -hex 32` prints them',
      ),
    ),
  ),
});

const endpoint = address('an http address', ['http:', 'https:']);
const protocol = oneOf('http/protobuf', 'http/json');

/** The standard variables of OpenTelemetry; null while none of them asks for traces. The exporter reads others by itself. */
export const tracing = (env: NodeJS.ProcessEnv) => {
  const isGiven =
    env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']
      ? 'otlp'
      : 'none';
  const exporter = env['OTEL_TRACES_EXPORTER'] || isGiven;
  const isOff = exporter === 'none' || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true';
  // What is set for other programs too is no concern of a server that sends no traces.
  const ifUsed = (schema: v.GenericSchema<string, string>) => (isOff ? text : schema);
  const ifSent = exporter === 'otlp' ? ifUsed(protocol) : text;
  return v.pipe(
    v.object({
      /** Where traces go: `otlp`, `console` or `none`; `otlp` by default if there is an endpoint. */
      exporter: setting('OTEL_TRACES_EXPORTER', isGiven, ifUsed(oneOf('otlp', 'console', 'none'))),
      /** Address of the collector of traces. */
      endpoint: optional('OTEL_EXPORTER_OTLP_ENDPOINT', ifUsed(endpoint)),
      /** The same, with the path, for traces alone. */
      tracesEndpoint: optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ifUsed(endpoint)),
      /** `http/protobuf` or `http/json`. */
      protocol: setting('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/protobuf', ifSent),
      /** The same for traces alone. */
      tracesProtocol: optional('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', ifSent),
      /** `none` begins a new trace with every request, whatever `traceparent` says. */
      propagators: setting('OTEL_PROPAGATORS', 'tracecontext', listOf(text)),
      /** `true` sends no traces. */
      disabled: setting('OTEL_SDK_DISABLED', 'false', text),
    }),
    v.transform(({ exporter, protocol, tracesProtocol, propagators }) => {
      if (isOff) return null;
      const form = (tracesProtocol ?? protocol) === 'http/json' ? 'otlp-json' : 'otlp-protobuf';
      return {
        exporter: exporter === 'console' ? 'console' : (form satisfies string as typeof form),
        /** Whether the caller's trace is continued (`traceparent`). */
        continues: propagators.includes('tracecontext'),
      } as const;
    }),
  );
};
