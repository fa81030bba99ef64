import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from './Select.js';

it('offers its options and tells the chosen one', async () => {
  const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
  const options = [
    { value: '12', label: '12个月' },
    { value: '24', label: '24个月', disabled: true },
  ];
  const screen = await render(
    <Select aria-label="期限" placeholder="请选择" options={options} onChange={onChange} />,
  );
  await screen.getByLabelText('期限').selectOptions('12个月');
  expect(onChange).toHaveReturnedWith('12');
  await expect.element(screen.getByRole('option', { name: '24个月' })).toBeDisabled();
});
