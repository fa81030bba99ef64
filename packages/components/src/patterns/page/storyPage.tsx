import type { ReactNode } from 'react';
import { outer, width } from './storyPage.css.js';

/** Stories of page patterns get a site's surroundings: page grey, gutters, content width. */
const onPage = (kind: keyof typeof width) => ({
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story: () => ReactNode) => (
      <div className={outer}>
        <div className={width[kind]}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const contentPage = onPage('content');
export const deskPage = onPage('desk');
