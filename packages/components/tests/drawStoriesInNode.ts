import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { Drawn, StoryFile } from './Drawn.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawStoriesInNode: (file: string) => Promise<Record<string, Drawn>>;
  }
}

interface Harness {
  readonly drawStories: (file: StoryFile) => Record<string, Drawn>;
}

const harness = join(import.meta.dirname, 'drawStories.tsx');

/** Renders a file's stories in Node, for browser tests that call it. */
export const drawStoriesInNode: BrowserCommand<[file: string]> = async ({ project }, file) => {
  const { drawStories } = await project.import<Harness>(harness);
  return drawStories(await project.import<StoryFile>(file));
};
