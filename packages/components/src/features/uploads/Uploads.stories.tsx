import { createMockClient } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { FileUpload, type FileUploadProps } from './FileUpload.js';
import type { FileValue } from './fileValue.js';
import { LogoUpload, type LogoValue } from './LogoUpload.js';

const meta = { title: 'uploads/Uploads' } satisfies Meta;
export default meta;

const files: readonly FileValue[] = [
  {
    key: 'finance/202611/Zk3vR1m8QXy0aBcDeFgHiJ/7c0b2f4e9d1a4c6b.pdf',
    url: '/api/huiqi/user/file?key=1',
    name: '2026年度垫江县中小企业发展专项资金项目申请报告（盖章扫描件）.pdf',
    type: 'PDF',
    status: 'UPLOADED',
  },
  {
    key: 'finance/202611/Zk3vR1m8QXy0aBcDeFgHiJ/8c0b2f4e9d1a4c6b.xlsx',
    url: '/api/huiqi/user/file?key=2',
    name: '财务报表.xlsx',
    type: 'EXCEL',
    status: 'UPLOADED',
  },
];

function Form({ initial, ...props }: Partial<FileUploadProps> & { initial: readonly FileValue[] }) {
  const [value, setValue] = useState<readonly FileValue[]>(initial);
  return (
    <HuiqiProvider client={createMockClient()}>
      <FileUpload label="上传附件" {...props} value={value} onChange={setValue} />
    </HuiqiProvider>
  );
}

export const Empty: StoryObj = { render: () => <Form initial={[]} maxFiles={5} /> };

export const Stored: StoryObj = {
  render: () => <Form initial={files} maxFiles={5} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '删除 财务报表.xlsx' }));
    await expect(canvas.queryByText('财务报表.xlsx')).toBeNull();
    await expect(canvas.getByLabelText('上传附件')).toHaveFocus();
  },
};

export const Missing: StoryObj = {
  render: () => <Form initial={[]} accept={['pdf']} error="请上传相关附件" />,
};

/** A slot whose file was removed (spec 2 §4). */
export const EmptySlot: StoryObj = {
  render: () => (
    <Form
      initial={files.slice(0, 1).map((file) => ({ ...file, key: '', status: 'WAIT_UPLOADDING' }))}
      keepSlots
    />
  ),
};

function Profile({ initial }: { readonly initial: LogoValue | null }) {
  const [value, setValue] = useState(initial);
  return (
    <HuiqiProvider client={createMockClient()}>
      <LogoUpload name="王明月" value={value} onChange={setValue} />
    </HuiqiProvider>
  );
}

export const LogoEmpty: StoryObj = { render: () => <Profile initial={null} /> };

export const LogoStored: StoryObj = {
  render: () => (
    <Profile
      initial={{
        key: '',
        url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
      }}
    />
  ),
};
