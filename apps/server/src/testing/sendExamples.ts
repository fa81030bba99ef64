import { operationMeta } from '@huiqi/sdk/contract';
import { callsWith, tokenOfAccount } from './callsAs.js';
import { exampleCalls, type ExampleCall } from './exampleCalls.js';
import type { TestApp } from './openTestApp.js';

/** The example calls, and a function that sends one, optionally with another body. */
export async function sendExamples(testApp: TestApp) {
  const examples = await exampleCalls(testApp);
  const tokens = new Map<string, string>();
  for (const { as } of examples.values())
    if (!tokens.has(as)) tokens.set(as, await tokenOfAccount(testApp, as));
  return {
    examples,
    send: ({ as, operationId, method, path, body, headers }: ExampleCall, payload = body) => {
      // A login ends the session sent with it, so public operations are called as a visitor.
      const isPublic = operationMeta[operationId].access === 'public';
      const calls = callsWith(testApp, isPublic ? null : (tokens.get(as) ?? null));
      return calls(method, path, payload, undefined, headers);
    },
  };
}
