import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Section } from './Section.js';

it('is a region named by its heading', async () => {
  const screen = await render(
    <Section title="企业信息" actions={<button>更换企业</button>}>
      <p>重庆明月食品有限公司</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: '企业信息' });
  await expect.element(region.getByText('重庆明月食品有限公司')).toBeVisible();
  await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent(/^企业信息$/);
  await expect.element(region.getByRole('button', { name: '更换企业' })).toBeVisible();
});

it('supports level 3 and an id to link to', async () => {
  const screen = await render(<Section title="还款计划" level={3} id="plan" />);
  const heading = screen.getByRole('heading', { level: 3 });
  await expect.element(heading).toHaveAttribute('id', 'plan');
});
