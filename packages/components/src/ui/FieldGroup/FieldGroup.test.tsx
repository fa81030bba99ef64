import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { FieldGroup } from './FieldGroup.js';

it('names the group and describes it by the error', async () => {
  const screen = await render(
    <FieldGroup legend="授权范围" error="请至少选择一项">
      <input type="checkbox" aria-label="纳税信息" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: /授权范围/ });
  await expect.element(group).toHaveAccessibleDescription(/请至少选择一项/);
});

it('states in text that it is required, as the star is only visual', async () => {
  const draw = (required: boolean) => (
    <FieldGroup legend="授权范围" required={required}>
      <input type="checkbox" aria-label="纳税信息" />
    </FieldGroup>
  );
  const screen = await render(draw(true));
  await expect.element(screen.getByRole('group')).toHaveAccessibleName(/^授权范围\s*（必填）$/);
  await screen.rerender(draw(false));
  await expect.element(screen.getByRole('group')).toHaveAccessibleName('授权范围');
});

it('exposes aria-required and the description on a radiogroup', async () => {
  const screen = await render(
    <FieldGroup legend="续贷类型" role="radiogroup" required error="请选择续贷类型">
      <input type="radio" aria-label="企业" />
    </FieldGroup>,
  );
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toHaveAccessibleName('续贷类型');
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
});

it('can be targeted by its id from an error summary', async () => {
  const screen = await render(
    <FieldGroup legend="授权范围" id="scope" hint="可多选">
      <input type="checkbox" aria-label="纳税信息" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group');
  group.element().focus();
  await expect.element(group).toHaveFocus();
  await expect.element(group).toHaveAttribute('id', 'scope');
  await expect.element(group).toHaveAccessibleDescription('可多选');
});
