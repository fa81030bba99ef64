import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateInput } from './DateInput.js';

it('tells the date as YYYY-MM-DD', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateInput aria-label="日期" value="" onChange={onChange} />);
  await screen.getByLabelText('日期').fill('2026-11-20');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
});
