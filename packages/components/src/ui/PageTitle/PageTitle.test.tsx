import { createRef } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageTitle } from './PageTitle.js';

it('is focusable by script and skipped by Tab', async () => {
  const ref = createRef<HTMLHeadingElement>();
  const screen = await render(
    <PageTitle ref={ref} actions={<button>导出</button>}>
      贷款申请
    </PageTitle>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '导出' })).toHaveFocus();
  ref.current?.focus();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps the count out of the heading, and shows a count of 0', async () => {
  const screen = await render(<PageTitle count={0}>我的申请</PageTitle>);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^我的申请$/);
  await expect.element(screen.getByText('0', { exact: true })).toBeVisible();
});
