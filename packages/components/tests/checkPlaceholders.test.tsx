import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkPlaceholders } from './checkPlaceholders.js';
import { Input } from '../src/ui/Input/Input.js';

const field = (width: string) => (
  <div style={{ width }}>
    <Input aria-label="企业" placeholder="企业名称或统一社会信用代码" />
  </div>
);

it('finds a placeholder that is wider than its field, on each screen', async () => {
  const width = innerWidth;
  const screen = await render(field('120px'));
  expect(checkPlaceholders).toThrow(
    /375 px: “企业名称或统一社会信用代码” takes \d+ px of \d+\n768 px.*\n1440 px/,
  );
  expect(innerWidth).toBe(width);
  await screen.rerender(field('320px'));
  expect(checkPlaceholders).not.toThrow();
});
