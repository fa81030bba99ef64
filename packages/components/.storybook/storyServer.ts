import {
  createMockClient as createExamplesClient,
  createMockTransport,
  everyOperation,
  examples,
  mockScenarios,
  type MockClient,
  type MockScenarios,
} from '@huiqi/sdk/testing';

/** Replaces `@huiqi/sdk/testing` in the built stories: the control `server` changes how a story's server behaves. */
export { createMockTransport, everyOperation, examples, mockScenarios };

export const asInStory = 'as in the story';
/** The control's options. */
export const serverBehaviours = [asInStory, ...Object.keys(mockScenarios)];

let behaviour = asInStory;

/** Sets the behaviour of clients created from now on. */
export function setServer(name: string): void {
  behaviour = name;
}

export function createMockClient(
  ...[scenarios, options]: Parameters<typeof createExamplesClient>
): MockClient {
  // Pictures are served beside the stories; another origin's address would be refused.
  const client = createExamplesClient(scenarios, {
    baseUrl: globalThis.location?.origin,
    ...options,
  });
  const changed: MockScenarios | undefined =
    behaviour in mockScenarios ? mockScenarios[behaviour as keyof typeof mockScenarios] : undefined;
  if (changed) client.transport.use(changed);
  return client;
}
