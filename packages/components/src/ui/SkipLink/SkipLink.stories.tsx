import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.js';

const meta = { title: 'ui/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj = {
  render: () => (
    <>
      <SkipLink href="#content">跳到正文</SkipLink>
      <p id="content">正文</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '跳到正文' })).toHaveFocus();
  },
};

export const Playground: StoryObj<typeof SkipLink> = {
  args: { href: '#content', children: '跳到正文' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="content">正文</p>
    </>
  ),
};
