import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { ReactNode } from 'react';

/** Takes the place of `hydrate.ts` of the components: renders a story on Preact in place of what Node rendered. */
export async function hydrate(container: Element, node: ReactNode) {
  container.replaceChildren();
  await act(() => render(node as never, container));
  return { complaints: [], unmount: async () => act(() => render(null, container)) };
}
