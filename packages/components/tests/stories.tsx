import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import preview from '../.storybook/preview.js';

type StoryFile = Parameters<typeof composeStories>[0];

setProjectAnnotations([preview]);

const files = import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true });

/** Every story of the package with its decorators, by "ui/Button/Button Primary". */
export const stories: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    const name = path.slice('../src/'.length, -'.stories.tsx'.length);
    return Object.entries(composeStories(file)).map(
      ([story, Story]) => [`${name} ${story}`, Story as ComponentType] as const,
    );
  }),
);
