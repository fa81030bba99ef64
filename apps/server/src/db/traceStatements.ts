import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type pg from 'pg';
import { tracer } from '../telemetry/tracer.js';

type Query = pg.PoolClient['query'];

const longest = 2_000;
const traced = new WeakSet<object>();

/** The text as prepared, without parameters. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}

const target = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)/i;

function describe(text: string): { readonly operation: string; readonly table: string | null } {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  return { operation, table: target.exec(text)?.[1] ?? null };
}

function begin(text: string): Span {
  const { operation, table } = describe(text);
  return tracer.startSpan(table === null ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, longest),
      ...(table === null ? {} : { 'db.collection.name': table }),
    },
  });
}

/** Only the code, as the database puts values into its messages. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  const type = typeof code === 'string' ? code : String(name);
  span.setAttributes({ 'error.type': type, 'db.response.status_code': type });
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function traceClient(client: pg.PoolClient): void {
  if (traced.has(client)) return;
  traced.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]): unknown => {
    const parent = trace.getActiveSpan();
    // Work outside a request would start a new trace for every statement.
    if (!parent?.isRecording()) return query(...args);
    const span = begin(textOf(args[0]));
    const result = context.with(trace.setSpan(context.active(), span), () => query(...args));
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        span.end();
        return value;
      },
      (error: unknown) => {
        fail(span, error);
        span.end();
        throw error;
      },
    );
  }) as Query;
}

/** Creates a span for every statement of a traced request, without its parameters. */
export function traceStatements(pool: pg.Pool): void {
  // Also applies to connections that are already open.
  pool.on('acquire', traceClient);
}
