import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import preview from '../.storybook/preview.js';
import { checkAccessibility } from './checkAccessibility.js';
import { checkPlaceholders } from './checkPlaceholders.js';
import type { Drawn, StoryFile } from './Drawn.js';
import { hydrate, type Hydrated } from './hydrate.js';

let mounted: Hydrated | undefined;

function refuse(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

const annotations = setProjectAnnotations([
  preview,
  {
    // Node has already rendered what Storybook would.
    renderToCanvas: async ({ storyContext, unboundStoryFn: Story }, canvas) => {
      mounted = await hydrate(canvas, <Story {...storyContext} />);
      refuse(mounted.complaints);
    },
    // With animations stopped.
    afterEach: async () => {
      await checkAccessibility();
      checkPlaceholders();
    },
  },
]);
beforeAll(() => annotations.beforeAll?.());

interface Story {
  readonly run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** Fails if a story is invalid in Node, hydrates differently, or does not behave or look as it should. */
export async function testStory(story: Story, { html, complaints }: Drawn): Promise<void> {
  refuse(complaints);
  // A strict policy refuses style attributes in markup; React sets them by script.
  expect(html).not.toMatch(/<[^>]* style="/);
  // React leaves errors inside a boundary to the browser and marks it.
  expect(html).not.toContain('<!--$!-->');
  const canvasElement = document.body.appendChild(document.createElement('div'));
  canvasElement.innerHTML = html;
  try {
    await story.run({ canvasElement });
  } finally {
    await mounted?.unmount();
    mounted = undefined;
    canvasElement.remove();
  }
}

/**
 * Tests each story of a file: renders it in Node, hydrates it, runs its play function, checks it with axe, and measures
 * its placeholders.
 */
export function testStories(path: string, file: StoryFile): void {
  let drawn: Record<string, Drawn> = {};
  beforeAll(async () => {
    drawn = await commands.drawStoriesInNode(path);
  });

  const stories = Object.entries(composeStories(file)) as [name: string, story: Story][];
  it.each(stories)('%s', async (name, story) => {
    await testStory(story, drawn[name] ?? { html: '', complaints: ['not drawn'] });
  });
}
