import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalProvider } from './Portal/PortalProvider.js';

interface Story {
  readonly args?: object;
  readonly render?: (args: object) => React.ReactNode;
}
interface StoryFile {
  readonly default: { readonly title: string; readonly component?: ComponentType };
  readonly [story: string]: unknown;
}

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });

const stories = Object.values(files).flatMap(({ default: meta, ...exports }) =>
  Object.entries(exports).map(
    ([name, story]) => [`${meta.title} ${name}`, meta, story as Story] as const,
  ),
);

function draw(meta: StoryFile['default'], { render, args = {} }: Story): string {
  const Component = meta.component;
  const Drawn = () => (render ? render(args) : Component && <Component {...args} />);
  return renderToString(
    <PortalProvider container={null}>
      <Drawn />
    </PortalProvider>,
  );
}

const refuse = (what: string) => () => {
  throw new Error(`${what} differs between server and browser`);
};

beforeEach(() => {
  vi.spyOn(Math, 'random').mockImplementation(refuse('a random number'));
  vi.spyOn(Date, 'now').mockImplementation(refuse('the time'));
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    throw new Error(said.join(' '));
  });
});
afterEach(() => vi.restoreAllMocks());

it('knows every primitive', () => {
  expect(stories.length).toBeGreaterThan(60);
});

describe('a server draws', () => {
  it.each(stories)('%s', (_name, meta, story) => {
    expect(typeof document).toBe('undefined');
    const html = draw(meta, story);
    // A strict policy refuses inline styles.
    expect(html).not.toContain(' style=');
    expect(draw(meta, story)).toBe(html);
  });
});
