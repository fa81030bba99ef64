import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DescriptionList } from './DescriptionList.js';

it('pairs terms and values', async () => {
  const screen = await render(
    <DescriptionList items={[{ term: '企业名称', value: '明月食品' }]} />,
  );
  const term = screen.getByText('企业名称').element();
  expect(term.closest('dt')).not.toBeNull();
  expect(screen.getByText('明月食品').element().closest('dd')).not.toBeNull();
});
