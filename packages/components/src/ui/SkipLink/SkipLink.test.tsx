import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.js';

it('is the first stop of the tab key and leads to its target', async () => {
  const screen = await render(
    <>
      <SkipLink href="#content">跳到正文</SkipLink>
      <main id="content">正文</main>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: '跳到正文' })).toHaveFocus();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#content');
});

it('is out of sight until it has focus', async () => {
  const screen = await render(<SkipLink href="#content">跳到正文</SkipLink>);
  const link = screen.getByRole('link');
  const inView = () => {
    const { width, height, top, left } = link.element().getBoundingClientRect();
    return width > 20 && height > 10 && top >= 0 && left >= 0;
  };
  expect(inView()).toBe(false);
  await userEvent.tab();
  await expect.poll(inView).toBe(true);
});
