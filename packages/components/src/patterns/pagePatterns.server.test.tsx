import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

interface Story {
  readonly render?: () => ReactElement;
}

const folders =
  /\/(Dashboard|DetailPage|DocumentPage|EmptyState|FrontPage|ResultPage|StaffDesk|UserCentreLayout|Wizard|WizardPage)\//;
const stories = Object.entries(
  import.meta.glob<Record<string, Story>>('./*/*.stories.tsx', { eager: true }),
).flatMap(([path, exports]) =>
  folders.test(path)
    ? Object.entries(exports).flatMap(([name, { render }]) =>
        render ? [[`${path} ${name}`, render] as const] : [],
      )
    : [],
);

it('finds the stories of the page patterns', () => {
  expect(stories.length).toBeGreaterThan(30);
});

it.each(stories)('draws %s on a server, without style attributes', (_name, render) => {
  expect(renderToString(render())).not.toContain(' style="');
});
