import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import preview from '../.storybook/preview.js';
import type { Drawn, StoryFile } from './Drawn.js';

const monthMs = 31 * 24 * 3_600_000;

/** Keeps the first sentence of React's complaint and the lines that differ. */
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

/** Hydrates what Node rendered. Returns what React complains of. */
export async function hydrate(html: string, node: React.ReactNode): Promise<readonly string[]> {
  const complaints: string[] = [];
  const complain = (...parts: unknown[]) => void complaints.push(...differenceIn(parts));
  vi.spyOn(console, 'error').mockImplementation(complain);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  try {
    const root = await act(async () =>
      hydrateRoot(container, node, { onRecoverableError: complain }),
    );
    await act(async () => root.unmount());
  } finally {
    container.remove();
  }
  return complaints;
}

/** Tests that each story of a file is drawn in Node and hydrates as it was drawn. */
export function hydrateStories(path: string, file: StoryFile): void {
  let drawn: Record<string, Drawn> = {};
  beforeAll(async () => {
    drawn = await commands.drawStoriesInNode(path);
  });
  // A story that renders the current day renders another one than Node did.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + monthMs }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const stories = Object.entries(composeStories(file, preview));
  it.each(stories)('%s hydrates as Node rendered it', async (name, Story) => {
    const { html, complaints } = drawn[name] ?? { html: '', complaints: ['not drawn'] };
    expect(complaints).toEqual([]);
    // A strict policy refuses style attributes in markup; React sets them by script.
    expect(html).not.toMatch(/<[^>]* style="/);
    // React leaves what failed inside a boundary to the browser and marks it.
    expect(html).not.toContain('<!--$!-->');
    const Drawn = Story as ComponentType;
    expect(await hydrate(html, <Drawn />)).toEqual([]);
  });
}
