import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageState } from './PageState.js';
import type { ErrorDescription } from './types.js';

const draw = (error: ErrorDescription) =>
  render(
    <PageState
      state={{ status: 'error', error, retry: () => undefined }}
      loading={null}
      exit={{ label: '返回列表', href: '#list' }}
    >
      {() => null}
    </PageState>,
  );

it.each(['mistake', 'forbidden'] as const)('of a %s leads on and offers no retry', async (kind) => {
  const screen = await draw({ kind, title: '不能查看' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('不能查看');
  await expect.element(screen.getByRole('link', { name: '返回列表' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

it('of a fault can be tried again and shows the number', async () => {
  const screen = await draw({ title: '系统繁忙', requestId: 'web-1' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  await expect.element(screen.getByText('web-1')).toBeVisible();
});
