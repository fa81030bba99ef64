import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from './Banner.js';

it('says its words and offers its action', async () => {
  const screen = await render(
    <Banner tone="warning" action={<a href="#x">去补充</a>}>
      资料不全
    </Banner>,
  );
  await expect.element(screen.getByText('资料不全')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '去补充' })).toBeVisible();
});
