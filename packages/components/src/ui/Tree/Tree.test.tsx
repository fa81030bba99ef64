import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tree } from './Tree.js';

const nodes = [
  { id: 'a', label: '发改委', children: [{ id: 'a1', label: '综合科' }] },
  { id: 'b', label: '建设银行', children: [{ id: 'b1', label: '普惠部' }] },
];

it('is one stop of the tab order, opens by arrow and chooses by Enter', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <Tree label="部门" nodes={nodes} value={null} onChange={onChange} />
      <button type="button">之后</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('treeitem', { name: '普惠部' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('b1');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('treeitem').elements()).toHaveLength(2);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '之后' })).toHaveFocus();
});

it('shows the choice with the branches above it open', async () => {
  const screen = await render(
    <Tree label="部门" nodes={nodes} value="a1" onChange={() => undefined} />,
  );
  const chosen = screen.getByRole('treeitem', { selected: true });
  await expect.element(chosen).toHaveAttribute('data-node', 'a1');
});

it('opens a branch by its mark without choosing it', async () => {
  const onChange = vi.fn();
  const screen = await render(<Tree label="部门" nodes={nodes} value={null} onChange={onChange} />);
  const branch = screen.getByRole('treeitem', { name: '发改委' });
  branch.element().querySelector('svg')?.parentElement?.click();
  await expect.element(screen.getByRole('treeitem', { name: '综合科' })).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
