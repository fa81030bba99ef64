import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import preview from '../.storybook/preview.js';
import type { Drawn, StoryFile } from './Drawn.js';

const log = globalThis.console;
const now = Date.now;
const monthMs = 31 * 24 * 3_600_000;
const earlier = () => now() - monthMs;

/** A story that renders the current day differs between the browser and Node, where it is a month ago. */
const monthAgo = new Proxy(Date, {
  construct: (real, parts) => Reflect.construct(real, parts.length > 0 ? parts : [earlier()]),
  get: (real, key) => (key === 'now' ? earlier : Reflect.get(real, key)),
});

/** Renders every story of a file without a window, by name. */
export function drawStories(file: StoryFile): Record<string, Drawn> {
  if (typeof window !== 'undefined') throw new Error('There is a window');
  const draw = (Story: ComponentType): Drawn => {
    const complaints: string[] = [];
    const { error } = log;
    log.error = (...parts: unknown[]) => void complaints.push(parts.map(String).join(' '));
    const real = globalThis.Date;
    globalThis.Date = monthAgo;
    try {
      return { html: renderToString(<Story />), complaints };
    } catch (thrown) {
      return { html: '', complaints: [...complaints, String(thrown)] };
    } finally {
      globalThis.Date = real;
      log.error = error;
    }
  };
  const stories = Object.entries(composeStories(file, preview));
  return Object.fromEntries(stories.map(([name, Story]) => [name, draw(Story as ComponentType)]));
}
