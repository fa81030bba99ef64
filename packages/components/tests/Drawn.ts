import type { composeStories } from '@storybook/react-vite';

export type StoryFile = Parameters<typeof composeStories>[0];

/** What Node renders of a story, and what React or the story complains of meanwhile. */
export interface Drawn {
  readonly html: string;
  readonly complaints: readonly string[];
}
