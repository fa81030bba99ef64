import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stories } from './stories.js';

it('there are stories, and no window', () => {
  expect(stories.size).toBeGreaterThan(150);
  expect(typeof window).toBe('undefined');
});

// A strict policy refuses style attributes in markup; React sets them by script once it runs.
it.each([...stories])('draws %s on a server, without style attributes', (_name, Story) => {
  expect(renderToString(<Story />)).not.toMatch(/<[^>]* style="/);
});
