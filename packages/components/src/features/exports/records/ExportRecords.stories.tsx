import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { ExportRecordPage } from '@huiqi/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { ExportRecordsView } from './ExportRecordsView.js';

const meta = { title: 'exports/ExportRecords', ...deskPage } satisfies Meta;
export default meta;

const { content } = examples.listExportRecords['default'] as ExportRecordPage;
const [record] = content;

export const Ready: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      <h1>导出记录</h1>
      <ExportRecordsView
        rows={[
          ...content,
          ...(record
            ? [
                {
                  ...record,
                  id: '2',
                  exportState: 'CANCELLED' as const,
                  written: 20,
                  endedTs: null,
                },
              ]
            : []),
        ]}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 / 42')).toBeVisible();
    await expect(canvas.getAllByText('2个字段，3个筛选条件')).toHaveLength(2);
  },
};
