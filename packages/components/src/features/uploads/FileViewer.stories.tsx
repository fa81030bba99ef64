import { createMockClient } from '@huiqi/sdk/testing';
import type { MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { FileViewer } from './FileViewer.js';
import { FramedDocument } from './FramedDocument.js';

const meta = { title: 'uploads/FileViewer' } satisfies Meta;
export default meta;

const paper = new Blob([
  '%PDF-1.4 1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj trailer<</Root 1 0 R>>%%EOF',
]);
async function picture() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 200 });
  canvas.getContext('2d')?.fillRect(40, 40, 240, 120);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  return { blob: blob ?? new Blob(), fileName: undefined };
}
const files = [
  { key: '1', fileName: '营业执照.png' },
  { key: '2', fileName: '申请表.pdf' },
];
const story = (openFile: MockScenarios['openFile']): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient({ openFile })}>
      <FileViewer files={files} />
    </HuiqiProvider>
  ),
});

/** Pictures are shown; what cannot be shown is offered for download. */
export const PageByPage: StoryObj = {
  ...story(async () => ({ data: await picture() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '营业执照.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一个文件' }));
    await expect(await canvas.findByText(/^第 2 个，共 2 个/)).toHaveTextContent('申请表.pdf');
    await expect(canvas.getByRole('button', { name: '下载 申请表.pdf' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一个文件' }));
    await expect(await canvas.findByRole('img', { name: '营业执照.png' })).toBeVisible();
  },
};
/** Where the browser has a viewer of PDF. */
export const Framed: StoryObj = {
  render: () => <FramedDocument blob={paper} label="申请表.pdf" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('申请表.pdf')).toBeVisible();
  },
};
export const Unreadable: StoryObj = {
  ...story({ data: { blob: new Blob(['mock']), fileName: undefined } }),
  play: async ({ canvas }) => void (await canvas.findByText('图片无法显示，请下载查看。')),
};
export const Missing: StoryObj = {
  ...story({ code: '100404' }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
export const Loading: StoryObj = {
  ...story({ hang: true }),
  play: async ({ canvas }) => void (await canvas.findByText(/^第 1 个，共 2 个/)),
};
