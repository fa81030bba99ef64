import type { OperationData, OperationId } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import { callModules } from './calls.generated.js';
import { callsWith, tokenOfAccount } from './callsAs.js';
import type { CallContext } from '../callKit/defineCalls.js';
import type { TestApp } from './openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';
import { requestOf, type TestRequest } from './requestOf.js';

/** The example call of an operation. */
export interface ExampleCall extends TestRequest {
  readonly operationId: OperationId;
  /** Login of the calling sample account. */
  readonly as: string;
}

/** The context for the calls of all domains. */
export function contextOf(testApp: TestApp): CallContext {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (login: string): Promise<string> => {
    const token = tokens.get(login) ?? tokenOfAccount(testApp, login);
    tokens.set(login, token);
    return token;
  };
  return {
    db: testApp.db,
    now: () => seedNow,
    ask: async (login, id, input) => {
      const { method, path, body } = requestOf(operationMeta[id], input);
      const { status, code, data } = await callsWith(testApp, await tokenOf(login))(
        method,
        path,
        body,
      );
      if (status !== 200) throw new Error(`${id} responded ${status} ${code}`);
      return data as OperationData<typeof id>;
    },
  };
}

/** One succeeding call per operation, from the calls.ts of every domain. */
export async function exampleCalls(testApp: TestApp): Promise<Map<OperationId, ExampleCall>> {
  const context = contextOf(testApp);
  const examples = new Map<OperationId, ExampleCall>();
  for (const [tag, { calls }] of Object.entries(callModules)) {
    for (const [id, example] of Object.entries(await calls(context))) {
      const operationId = id as OperationId;
      const meta = operationMeta[operationId];
      if (meta.tag !== tag) throw new Error(`modules/${tag}/calls.ts has a call of ${meta.tag}`);
      examples.set(operationId, {
        operationId,
        as: example.as,
        ...requestOf(meta, example.input as Record<string, unknown>),
        ...(example.headers ? { headers: example.headers } : {}),
      });
    }
  }
  return examples;
}

/** The example of an operation; throws if its domain has none. */
export function exampleOf(
  examples: ReadonlyMap<OperationId, ExampleCall>,
  id: OperationId,
): ExampleCall {
  const example = examples.get(id);
  if (!example) throw new Error(`${id} has no call in the calls.ts of its domain`);
  return example;
}
