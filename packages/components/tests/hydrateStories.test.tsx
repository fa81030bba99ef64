import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import preview from '../.storybook/preview.js';
import { hydrate } from './hydrateStories.js';
import * as unsound from './unsound.stories.js';

it('notices what the browser renders otherwise', async () => {
  expect(await hydrate('<p>昨天</p>', <p>今天</p>)).toHaveLength(1);
  expect(await hydrate('<p>今天</p>', <p>今天</p>)).toEqual([]);
});

it('notices what Node cannot render, and the local time', async () => {
  const { Throws, Complains, LocalTime } = await commands.drawStoriesInNode(
    '/tests/unsound.stories.tsx',
  );
  expect(Throws?.complaints).toEqual(['Error: there is no window']);
  expect(Complains?.complaints).toEqual([expect.stringContaining('onChange')]);
  expect(LocalTime?.complaints).toEqual([]);
  const composed = composeStories(unsound, preview);
  expect(await hydrate(LocalTime?.html ?? '', <composed.LocalTime />)).toHaveLength(1);
});
