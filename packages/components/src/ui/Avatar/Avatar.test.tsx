import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './Avatar.js';

it('falls back to the first character when the picture is missing or broken', async () => {
  const screen = await render(<Avatar name="垫江明月食品" src="/missing.svg" />);
  await expect.element(screen.getByText('垫')).toBeVisible();
});

it('shows the picture at the given size, hidden from assistive technology', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const screen = await render(
    <div style={{ display: 'grid' }}>
      <Avatar name="明月" src={pixel} size={64} />
    </div>,
  );
  const box = screen.container.querySelector('[aria-hidden]');
  expect(box?.getAttribute('aria-hidden')).toBe('true');
  expect(box?.getBoundingClientRect().width).toBe(64);
  expect(screen.container.querySelector('img')?.src).toBe(pixel);
  expect(screen.container.textContent).toBe('');
});

it('tries again with a new picture', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const screen = await render(<Avatar name="明月" src="/missing.svg" />);
  await expect.element(screen.getByText('明')).toBeVisible();
  await screen.rerender(<Avatar name="明月" src={pixel} />);
  expect(screen.container.querySelector('img')?.src).toBe(pixel);
});
