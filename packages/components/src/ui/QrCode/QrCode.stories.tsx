import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.js';

const meta = { title: 'ui/QrCode', component: QrCode } satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof QrCode> = {
  args: { value: 'https://huiqi.example/loan', label: '电脑访问地址的二维码', size: 200 },
};
