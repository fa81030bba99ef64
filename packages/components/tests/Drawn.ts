import type { composeStories } from '@storybook/react-vite';

export type StoryFile = Parameters<typeof composeStories>[0];

/** A story's output in Node, with React's and its own errors. */
export interface Drawn {
  readonly html: string;
  readonly complaints: readonly string[];
}
