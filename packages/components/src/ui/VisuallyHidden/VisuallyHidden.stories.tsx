import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.js';

const meta = { title: 'ui/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;

export const Read: StoryObj = {
  render: () => (
    <p>
      3<VisuallyHidden>条未读消息</VisuallyHidden>
    </p>
  ),
};

export const Playground: StoryObj<typeof VisuallyHidden> = { args: { children: '条未读消息' } };
