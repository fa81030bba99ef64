import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pager } from './Pager.js';

const meta = { title: 'ui/Pager', component: Pager } satisfies Meta<typeof Pager>;
export default meta;

function Turning() {
  const [index, setIndex] = useState(1);
  return <Pager index={index} size={8} total={90} onChange={setIndex} />;
}

export const Many: StoryObj = {
  render: () => <Turning />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};

export const OnePage: StoryObj = {
  render: () => <Pager index={1} size={8} total={3} onChange={() => undefined} />,
};

export const Playground: StoryObj<typeof Pager> = {
  args: { index: 2, size: 8, total: 90, onChange: () => undefined },
};
