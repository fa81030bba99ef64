import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import type { Drawn } from './Drawn.js';
import { testStory } from './testStories.js';
import * as unsound from './unsound.stories.js';

const stories = composeStories(unsound);
const complaint: Readonly<Record<keyof typeof stories, RegExp>> = {
  Throws: /there is no window/,
  ThrowsInBoundary: /<!--\$!-->/,
  Complains: /onChange/,
  Styled: / style="/,
  LocalTime: /hydrat/i,
  Today: /hydrat/i,
  Plays: /of the play function/,
  Inaccessible: /aria-prohibited-attr/,
  Cut: /“企业名称” takes/,
};

it.each(Object.entries(complaint))('refuses the story %s', async (name, pattern) => {
  const drawn = await commands.drawStoriesInNode('/tests/unsound.stories.tsx');
  const Story = stories[name as keyof typeof stories];
  await expect(testStory(Story, drawn[name] as Drawn)).rejects.toThrow(pattern);
  expect(document.body.querySelector('p, input, div[aria-label]')).toBeNull();
});
