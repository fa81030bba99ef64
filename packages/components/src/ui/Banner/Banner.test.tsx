import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './Banner.js';

it('shows its text and its action', async () => {
  const screen = await render(
    <Banner tone="warning" action={<a href="#x">去补充</a>}>
      资料不全
    </Banner>,
  );
  await expect.element(screen.getByText('资料不全')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '去补充' })).toBeVisible();
});

it('is distinguished by its icon, not by colour alone', async () => {
  const draw = (tone: 'info' | 'success' | 'warning' | 'danger') => <Banner tone={tone}>话</Banner>;
  const screen = await render(draw('info'));
  const shapes = new Set<string | null | undefined>();
  for (const tone of ['info', 'success', 'warning', 'danger'] as const) {
    await screen.rerender(draw(tone));
    shapes.add(screen.container.querySelector('path')?.getAttribute('d'));
  }
  expect(shapes.size).toBe(4);
});
