import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Textarea } from './Textarea.js';

it('keeps line breaks', async () => {
  const screen = await render(<Textarea aria-label="备注" rows={3} />);
  await userEvent.type(screen.getByLabelText('备注'), '一{Enter}二');
  await expect.element(screen.getByLabelText('备注')).toHaveValue('一\n二');
});
