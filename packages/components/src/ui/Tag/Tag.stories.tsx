import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.js';

const meta = { title: 'ui/Tag', component: Tag } satisfies Meta<typeof Tag>;
export default meta;

export const Tones: StoryObj = {
  render: () => (
    <>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </>
  ),
};

export const Playground: StoryObj<typeof Tag> = { args: { children: '受理中', tone: 'info' } };
