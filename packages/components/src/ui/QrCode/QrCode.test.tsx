import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.js';

it('has a name, a quiet zone, and another picture for another text', async () => {
  const draw = (value: string) => <QrCode value={value} label="二维码" />;
  const screen = await render(draw('https://huiqi.example/loan'));
  const picture = screen.getByRole('img', { name: '二维码' });
  await expect.element(picture).toBeVisible();
  const path = () => picture.element().querySelector('path')?.getAttribute('d') ?? '';
  const first = path();
  // The finder pattern begins after four empty modules.
  expect(first.startsWith('M4 4h1')).toBe(true);
  await screen.rerender(draw('https://huiqi.example/policyOnline'));
  expect(path()).not.toBe(first);
});
