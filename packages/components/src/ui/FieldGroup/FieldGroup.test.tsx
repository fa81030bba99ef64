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
