import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LinkButton } from './LinkButton.js';

it('is a link, and isolates the page from the tab it opens', async () => {
  const screen = await render(
    <LinkButton href="https://credit.example" target="_blank">
      信用网站
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: /信用网站/ });
  await expect.element(link).toHaveAttribute('href', 'https://credit.example');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('does not mention windows when it stays in this one', async () => {
  const screen = await render(<LinkButton href="#list">返回列表</LinkButton>);
  const link = screen.getByRole('link', { name: '返回列表', exact: true });
  await expect.element(link).not.toHaveAttribute('rel');
  await expect.element(link).not.toHaveAttribute('target');
});
