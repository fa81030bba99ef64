import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from './Stack.js';

const boxes = (container: Element) =>
  [...(container.firstElementChild?.children ?? [])].map((child) => child.getBoundingClientRect());

it('keeps the gap between children of a column', async () => {
  const screen = await render(
    <Stack gap={6}>
      <div>甲</div>
      <div>乙</div>
    </Stack>,
  );
  const [first, second] = boxes(screen.container);
  expect(second!.top - first!.bottom).toBe(24);
  expect(second!.left).toBe(first!.left);
});

it('wraps a row by default', async () => {
  const draw = (wrap: boolean) => (
    <div style={{ width: 100 }}>
      <Stack direction="horizontal" gap={2} wrap={wrap}>
        <div style={{ width: 80 }}>甲</div>
        <div style={{ width: 80 }}>乙</div>
      </Stack>
    </div>
  );
  const screen = await render(draw(true));
  const tops = () => boxes(screen.container.firstElementChild!).map(({ top }) => top);
  expect(new Set(tops()).size).toBe(2);
  await screen.rerender(draw(false));
  expect(new Set(tops()).size).toBe(1);
});

it('renders a list of items', async () => {
  const screen = await render(
    <Stack as="ul">
      <li>甲</li>
    </Stack>,
  );
  await expect.element(screen.getByRole('listitem')).toBeVisible();
});
