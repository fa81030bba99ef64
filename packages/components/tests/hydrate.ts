import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';

/** Keeps the first sentence of React's error and the lines that differ. */
function differenceIn(parts: readonly unknown[]): readonly string[] {
  const text = parts.map(String).join(' ');
  if (!/hydrat|server rendered/i.test(text)) return [];
  const [sentence = '', ...tree] = text.split('\n');
  const lines = tree
    .filter((line) => /^[+-] {2}/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .slice(0, 20);
  return [[sentence, ...lines].join('\n')];
}

export interface Hydrated {
  /** React's errors. */
  readonly complaints: readonly string[];
  readonly unmount: () => Promise<void>;
}

/** Hydrates what Node rendered into an element. */
export async function hydrate(container: Element, node: React.ReactNode): Promise<Hydrated> {
  const complaints: string[] = [];
  const complain = (...parts: unknown[]) => void complaints.push(...differenceIn(parts));
  const spy = vi.spyOn(console, 'error').mockImplementation(complain);
  const acting = async <T>(work: () => T): Promise<T> => {
    const before = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    try {
      return await act(async () => work());
    } finally {
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', before);
    }
  };
  try {
    const options = { onRecoverableError: complain };
    const root = await acting(() => hydrateRoot(container, node, options));
    return { complaints, unmount: () => acting(() => root.unmount()) };
  } finally {
    spy.mockRestore();
  }
}
