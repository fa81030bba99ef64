import { renderToString } from 'react-dom/server';
import { stories } from './stories.js';

/** The markup of a story, or the error that a server throws on it. */
export interface Drawn {
  readonly html?: string;
  readonly error?: string;
}

/** Renders every story where there is no window, by its name. */
export function drawStories(): Record<string, Drawn> {
  if (typeof window !== 'undefined') throw new Error('There is a window');
  const drawn: Record<string, Drawn> = {};
  for (const [name, Story] of stories) {
    try {
      drawn[name] = { html: renderToString(<Story />) };
    } catch (error) {
      drawn[name] = { error: String(error) };
    }
  }
  return drawn;
}
