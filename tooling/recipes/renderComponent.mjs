// Renders one component as a host's test does, in a DOM without layout, with the responses of the contract.
import { HuiqiProvider } from '@huiqi/components/provider';
import { createClient } from '@huiqi/sdk';
import { createMockTransport } from '@huiqi/sdk/testing';
import { act, render } from '@testing-library/react';
import { createElement } from 'react';

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A client that knows how many of its calls wait for a response. */
function countingClient() {
  const transport = createMockTransport();
  const calls = { waiting: 0 };
  const fetch = async (...args) => {
    calls.waiting += 1;
    try {
      return await transport.fetch(...args);
    } finally {
      calls.waiting -= 1;
    }
  };
  return { calls, client: createClient({ baseUrl: 'http://mock.invalid', retries: 0, fetch }) };
}

/** Resolves with what a component threw until its reads had their responses and nothing changed any more. */
export async function crashesOf({ load, props }) {
  const crashes = [];
  const Component = await load();
  const { calls, client } = countingClient();
  const { container, unmount } = render(
    createElement(
      HuiqiProvider,
      { client, fallback: null, onError: (error) => crashes.push(error) },
      createElement(Component, props()),
    ),
  );
  let before;
  while (calls.waiting > 0 || before !== container.innerHTML) {
    before = container.innerHTML;
    await turn();
  }
  unmount();
  return crashes;
}
