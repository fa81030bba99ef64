import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationId } from '@huiqi/sdk';
import { NoopLogger } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Handler, Handlers, UserCall } from '../http/context.js';

type AnyCall = UserCall<OperationId>;
type AnyHandler = Handler<OperationId>;
type Log = (text: string, values: unknown[]) => void;
export type Input = Readonly<Record<string, unknown>>;

async function run(handler: AnyHandler, call: AnyCall): Promise<unknown> {
  if (typeof handler === 'function') return handler(call);
  return (await handler.prepare(call))(call);
}

/** What an input can affect: the statements sent with their values, and the result or failure. */
export interface Observed {
  readonly statements: readonly (readonly [text: string, values: string])[];
  readonly outcome: string;
}

/** The last call of a handler. */
export interface Probe {
  readonly input: Input;
  /** Names of the input that the handler has read; copying it reads none. */
  readonly read: ReadonlySet<string>;
  /** Calls the handler again with another input. */
  observe(input: Input): Promise<Observed>;
}

/**
 * An input that records which names are read. Copying or serialising an object first asks for a property's descriptor:
 * whether the copy is read is then unknown.
 */
function recorded(input: Input, read: Set<string>): Input {
  const copied = new Set<string | symbol>();
  return new Proxy(input, {
    getOwnPropertyDescriptor(target, name) {
      copied.add(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get(target, name) {
      if (!copied.delete(name)) read.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
}

/** Handlers whose last calls are recorded and can be repeated with other inputs. */
export function probeHandlers(handlers: Handlers) {
  const statements = new AsyncLocalStorage<[string, string][]>();
  // A database opened without a logger has this one.
  const logged = vi.spyOn(NoopLogger.prototype as { logQuery: Log }, 'logQuery');
  logged.mockImplementation((text, values) => {
    statements.getStore()?.push([text, JSON.stringify(values)]);
  });
  const probes = new Map<OperationId, Probe>();
  const probed = (id: OperationId, handler: AnyHandler): AnyHandler =>
    ((call: AnyCall) => {
      const input = call.input as Input;
      const read = new Set<string>();
      const observe = async (other: Input): Promise<Observed> => {
        const sent: [string, string][] = [];
        const again = { ...call, db: call.pool, input: other } as AnyCall;
        const outcome = await statements.run(sent, () =>
          run(handler, again).then(
            (data) => JSON.stringify({ data }),
            (error: unknown) => String(error),
          ),
        );
        return { statements: sent, outcome };
      };
      probes.set(id, { input, read, observe });
      return run(handler, { ...call, input: recorded(input, read) } as AnyCall);
    }) as AnyHandler;
  const entries = Object.entries(handlers) as [OperationId, AnyHandler][];
  return {
    handlers: Object.fromEntries(
      entries.map(([id, handler]) => [id, probed(id, handler)]),
    ) as Handlers,
    probes,
    restore: () => logged.mockRestore(),
  };
}
