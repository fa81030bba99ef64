import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.js';

it('is hidden beside text and has a name when it stands alone', async () => {
  const screen = await render(
    <>
      <Icon name="bell" />
      <Icon name="check" label="已通过" />
    </>,
  );
  await expect.element(screen.getByRole('img', { name: '已通过' })).toBeVisible();
  expect(screen.container.querySelectorAll('svg[aria-hidden="true"]').length).toBe(1);
});
