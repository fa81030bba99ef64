import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.js';

const meta: Meta = { title: 'ui/Card' };
export default meta;

export const Plain: StoryObj = { render: () => <Card>卡片内容</Card> };
