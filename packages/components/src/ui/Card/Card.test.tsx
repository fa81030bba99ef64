import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Card } from './Card.js';

it('renders the requested element', async () => {
  const screen = await render(
    <Card as="section">
      <p>内容</p>
    </Card>,
  );
  expect(screen.getByText('内容').element().closest('section')).not.toBeNull();
});
