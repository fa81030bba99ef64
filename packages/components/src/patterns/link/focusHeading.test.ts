import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusHeading } from './focusHeading.js';

afterEach(() => document.body.replaceChildren());

function page(): HTMLElement {
  const main = document.createElement('main');
  main.tabIndex = -1;
  document.body.append(main);
  return main;
}

const heading = () => document.createElement('h1');

describe('focusHeading', () => {
  it('focuses a heading that is there', () => {
    const main = page();
    main.append(heading());
    focusHeading(main);
    expect(document.activeElement).toBe(main.firstChild);
  });

  it('waits for a heading that comes later', async () => {
    const main = page();
    focusHeading(main);
    expect(document.activeElement).toBe(main);
    main.append(heading());
    await vi.waitFor(() => expect(document.activeElement).toBe(main.firstChild));
  });

  it('prefers the row of a list that the viewer comes back to, also if it comes later', async () => {
    const main = page();
    main.append(heading());
    focusHeading(main);
    const row = document.createElement('a');
    row.href = '#2';
    row.setAttribute('data-returned', 'true');
    main.append(row);
    await vi.waitFor(() => expect(document.activeElement).toBe(row));
  });

  it.each(['in one step', 'after a while'])(
    'follows a heading that takes the place of another %s',
    async (how) => {
      const main = page();
      main.append(heading());
      focusHeading(main);
      main.replaceChildren();
      if (how === 'after a while') await new Promise((resolve) => setTimeout(resolve));
      main.append(heading());
      await vi.waitFor(() => expect(document.activeElement).toBe(main.firstChild));
    },
  );

  it('leaves focus alone once the user has moved it, or the wait was stopped', async () => {
    const main = page();
    const button = document.createElement('button');
    document.body.append(button);
    focusHeading(main);
    button.focus();
    main.append(heading());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(button);

    main.replaceChildren();
    focusHeading(main)();
    main.append(heading());
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement).toBe(main);
  });
});
