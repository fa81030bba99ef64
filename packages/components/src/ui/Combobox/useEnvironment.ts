import type { Environment } from 'downshift';
import { useCallback, useState } from 'react';

function environmentOf(root: ShadowRoot): Environment {
  return {
    document: window.document,
    Node: window.Node,
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
  };
}

/**
 * Where downshift listens. At the window, the target of an event from a shadow root is the host, so
 * pressing an option would count as pressing outside and close the list before the click.
 */
export function useEnvironment() {
  const [environment, setEnvironment] = useState<Environment>();
  const home = useCallback((element: HTMLElement | null) => {
    const root = element?.getRootNode();
    if (root instanceof ShadowRoot) setEnvironment(environmentOf(root));
  }, []);
  return { home, environment };
}
