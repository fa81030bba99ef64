import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PortalProvider, usePortalContainer } from './PortalProvider.js';

function Where() {
  const container = usePortalContainer();
  return <output>{container === null ? '文档' : container.id}</output>;
}

const element = (id: string) => Object.assign(document.createElement('div'), { id });

it('falls back to the document without a provider', async () => {
  const screen = await render(<Where />);
  await expect.element(screen.getByText('文档')).toBeInTheDocument();
});

it('returns the container of the nearest provider', async () => {
  const screen = await render(
    <PortalProvider container={element('outer')}>
      <PortalProvider container={element('inner')}>
        <Where />
      </PortalProvider>
    </PortalProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('inner');
});

it('updates when the container appears after the first render', async () => {
  const tree = (container: HTMLElement | null) => (
    <PortalProvider container={container}>
      <Where />
    </PortalProvider>
  );
  const screen = await render(tree(null));
  await screen.rerender(tree(element('late')));
  await expect.element(screen.getByRole('status')).toHaveTextContent('late');
});
