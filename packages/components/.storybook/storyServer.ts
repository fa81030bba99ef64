import {
  createMockClient as createExamplesClient,
  createMockTransport,
  everyOperation,
  examples,
  mockScenarios,
  type MockClient,
  type MockScenarios,
} from '@huiqi/sdk/testing';

/** Stands for `@huiqi/sdk/testing` in the built stories: the control `server` changes how the server of a story behaves. */
export { createMockTransport, everyOperation, examples, mockScenarios };

export const asInStory = 'as in the story';
/** What the control offers. */
export const serverBehaviours = [asInStory, ...Object.keys(mockScenarios)];

let behaviour = asInStory;

/** From now on clients of stories behave so. */
export function setServer(name: string): void {
  behaviour = name;
}

export function createMockClient(
  ...[scenarios, options]: Parameters<typeof createExamplesClient>
): MockClient {
  // Pictures stand beside the stories, and an address of another origin would be refused.
  const client = createExamplesClient(scenarios, {
    baseUrl: globalThis.location?.origin,
    ...options,
  });
  const changed: MockScenarios | undefined =
    behaviour in mockScenarios ? mockScenarios[behaviour as keyof typeof mockScenarios] : undefined;
  if (changed) client.transport.use(changed);
  return client;
}
