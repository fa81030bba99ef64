import { diag, DiagLogLevel, type DiagLogger } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.js';

type TracingSettings = NonNullable<Config['tracing']>;

const quietMs = 60_000;

/** Reports why traces cannot be sent, at most once a minute: exporters retry every few seconds. */
function reportingTo(report: (reason: string) => void): DiagLogger {
  let lastAt = -Infinity;
  const say = (message: string) => {
    if (performance.now() - lastAt < quietMs) return;
    lastAt = performance.now();
    report(message);
  };
  const ignore = () => undefined;
  return { error: say, warn: say, info: ignore, debug: ignore, verbose: ignore };
}

async function openExporter(exporter: TracingSettings['exporter']): Promise<SpanExporter> {
  if (exporter === 'console') {
    const { ConsoleSpanExporter } = await import('@opentelemetry/sdk-trace-node');
    return new ConsoleSpanExporter();
  }
  const { OTLPTraceExporter } =
    exporter === 'otlp-json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  // Reads its address, headers and timeouts from the environment.
  return new OTLPTraceExporter();
}

/**
 * Starts sending traces if configured; otherwise only OpenTelemetry's API is loaded. Returns a function that flushes
 * the rest.
 */
export async function startTracing(
  settings: TracingSettings | null,
  report: (reason: string) => void,
): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined;
  const [sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    openExporter(settings.exporter),
  ]);
  diag.setLogger(reportingTo(report), {
    logLevel: DiagLogLevel.WARN,
    suppressOverrideMessage: true,
  });
  const named = resources.resourceFromAttributes({ 'service.name': 'huiqi-server' });
  const given = resources.detectResources({ detectors: [resources.envDetector] });
  const provider = new sdk.NodeTracerProvider({
    resource: named.merge(given),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  provider.register(settings.continues ? {} : { propagator: null });
  return () => provider.shutdown();
}
