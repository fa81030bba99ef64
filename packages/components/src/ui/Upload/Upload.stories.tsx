import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from './Upload.js';

const meta = { title: 'ui/Upload', component: Upload } satisfies Meta<typeof Upload>;
export default meta;

const file = { id: '1', name: '营业执照.pdf', size: 204_800 };

export const States: StoryObj = {
  render: () => (
    <Upload
      label="营业执照"
      hint="支持PDF、PNG，单个文件不超过10 MB"
      maxFiles={5}
      accept=".pdf,.png"
      maxBytes={10_485_760}
      files={[
        { ...file, id: '0', status: 'waiting' },
        { ...file, id: '1', status: 'uploading', progress: 40 },
        { ...file, id: '2', status: 'done' },
        { ...file, id: '3', status: 'failed', error: '上传失败' },
      ]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onRetry={() => undefined}
      onOpen={() => undefined}
    />
  ),
};

export const Playground: StoryObj<typeof Upload> = {
  args: {
    label: '营业执照',
    hint: '支持PDF、PNG，单个文件不超过10 MB',
    error: '',
    accept: '.pdf,.png',
    maxBytes: 10_485_760,
    maxFiles: 5,
    files: [{ ...file, status: 'done' }],
    onAdd: () => undefined,
    onRemove: () => undefined,
  },
};
