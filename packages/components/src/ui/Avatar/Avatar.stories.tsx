import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

const meta = { title: 'ui/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Avatar name="垫江明月食品" />
      <Avatar name="A" size={64} />
      <Avatar name="没有图片的企业" src="/missing.svg" />
    </>
  ),
};

export const Playground: StoryObj<typeof Avatar> = { args: { name: '垫江明月食品', size: 64 } };
