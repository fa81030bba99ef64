import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

const meta = { title: 'ui/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const AllVariants: StoryObj = {
  render: () => (
    <>
      <Card>默认留白</Card>
      <Card padding="small">较小留白</Card>
      <Card padding="none">没有留白</Card>
    </>
  ),
};

export const InList: StoryObj = {
  render: () => (
    <ul>
      <Card as="li">企业信用贷</Card>
      <Card as="li">税务信用贷</Card>
    </ul>
  ),
};

export const Playground: StoryObj<typeof Card> = {
  args: { children: '企业信用贷', padding: 'small' },
};
