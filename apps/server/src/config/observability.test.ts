import { describe, expect, it, test } from 'vitest';
import { readConfig } from './config.js';
import { StartError } from './StartError.js';

const readMetricsSettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').metrics;
const readTracingSettings = (env: NodeJS.ProcessEnv) => readConfig(env, '/somewhere').tracing;

describe('metrics', () => {
  test('are off by default, and served on a port, with a token, or both', () => {
    const token = 'a'.repeat(16);
    expect(readMetricsSettings({})).toEqual({ port: null, token: null });
    expect(readMetricsSettings({ HUIQI_METRICS_PORT: '9464' })).toEqual({
      port: 9464,
      token: null,
    });
    expect(readMetricsSettings({ HUIQI_METRICS_TOKEN: token })).toEqual({ port: null, token });
  });

  it.each([
    { HUIQI_METRICS_PORT: '70000' },
    { HUIQI_METRICS_PORT: 'x' },
    { HUIQI_METRICS_TOKEN: 'short' },
    { HUIQI_METRICS_TOKEN: 'with a space in the middle' },
  ])('refuse %o', (env) => {
    expect(() => readMetricsSettings(env)).toThrow(StartError);
  });
});

describe('traces', () => {
  it.each([
    {},
    { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
    { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
  ])('are off with %o', (env) => {
    expect(readTracingSettings(env)).toBeNull();
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, 'otlp-protobuf', true],
    [{ OTEL_TRACES_EXPORTER: 'console', OTEL_PROPAGATORS: 'none' }, 'console', false],
    [
      {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://otel.example/v1/traces',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_PROPAGATORS: 'tracecontext,baggage',
      },
      'otlp-json',
      true,
    ],
  ])('leave with %o', (env, exporter, continues) => {
    expect(readTracingSettings(env)).toEqual({ exporter, continues });
  });

  it.each([
    { OTEL_TRACES_EXPORTER: 'zipkin' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  ])('refuse %o', (env) => {
    expect(() => readTracingSettings(env)).toThrow(StartError);
  });
});
