import { renderToString } from 'react-dom/server';
import { stories } from './stories.js';

/** The markup of every story that a server can draw; stories.server.test.tsx fails for the others. */
export function drawStories(): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [name, Story] of stories) {
    try {
      drawn[name] = renderToString(<Story />);
    } catch {
      continue;
    }
  }
  return drawn;
}
