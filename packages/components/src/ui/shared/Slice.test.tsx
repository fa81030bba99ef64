import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Slice, SliceContext, type RenderSlice } from './Slice.js';

const screenOf = (
  <ul>
    <Slice name="first">
      <li>云税贷</li>
    </Slice>
  </ul>
);

it('is nothing of its own where nobody renders slices', async () => {
  const screen = await render(screenOf);
  expect(screen.container.innerHTML).toBe('<ul><li>云税贷</li></ul>');
});

it('is rendered by whoever does, with its name', async () => {
  const inBox: RenderSlice = ({ name, children }) => <div title={name}>{children}</div>;
  const screen = await render(<SliceContext value={inBox}>{screenOf}</SliceContext>);
  await expect.element(screen.getByTitle('first')).toHaveTextContent('云税贷');
});
