import type { ManagedImport } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { transferCopy as copy } from './copy.js';
import { ImportDialog } from './ImportDialog.js';

const meta = { title: 'management/Import' } satisfies Meta;
export default meta;

const report: ManagedImport = {
  importId: null,
  added: 1,
  changed: 1,
  unchanged: 3,
  refused: 1,
  rows: [
    {
      row: 2,
      id: null,
      title: '垫江惠农贷',
      outcome: 'ADDED',
      problems: [{ place: 'A2', name: '申请表单', message: '请设计贷款申请表单' }],
      differences: [],
    },
    {
      row: 3,
      id: '100001',
      title: '云税贷',
      outcome: 'CHANGED',
      problems: [],
      differences: [{ name: '最高额度（万元）', before: '200', after: '300' }],
    },
    {
      row: 4,
      id: '100002',
      title: '知识价值信用贷',
      outcome: 'REFUSED',
      problems: [{ place: 'K4', name: '最高额度（万元）', message: '请填写数字' }],
      differences: [],
    },
  ],
};

const shown = (kind: 'EVALUATION' | 'PRODUCT', scenarios: MockScenarios = {}): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <ImportDialog
        kind={kind}
        changesLink={(id) => ({ href: `#changes-${id}` })}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});

const page = () => within(document.body);

async function choose() {
  const input = await page().findByLabelText(copy.file);
  await userEvent.upload(input, new File(['PK'], '产品.xlsx'));
}

export const ChooseFile: StoryObj = {
  ...shown('PRODUCT'),
  play: async () => void (await page().findByText(copy.template)),
};
/** A kind with parts in parts has no workbook. */
export const OnlyJson: StoryObj = {
  ...shown('EVALUATION'),
  play: async () => void (await page().findByText(copy.introJson)),
};
export const Checked: StoryObj = {
  ...shown('PRODUCT', { importManagedItems: { data: report } }),
  play: async () => {
    await choose();
    await expect(await page().findByText('请填写数字')).toBeInTheDocument();
    await expect(
      page().getByRole('button', { name: '导入 2 项，跳过有错误的 1 项' }),
    ).toBeInTheDocument();
  },
};
export const NothingToImport: StoryObj = {
  ...shown('PRODUCT', {
    importManagedItems: {
      data: { ...report, added: 0, changed: 0, rows: report.rows.slice(2) },
    },
  }),
  play: async () => {
    await choose();
    await expect(await page().findByText(copy.nothing)).toBeInTheDocument();
  },
};
export const Refused: StoryObj = {
  ...shown('PRODUCT', { importManagedItems: { code: '100400' } }),
  play: async () => {
    await choose();
    await expect(await page().findByRole('alert')).toBeInTheDocument();
  },
};
/** A double click imports once. */
export const Done: StoryObj = {
  ...shown('PRODUCT', {
    importManagedItems: ({ query }) => ({
      data: query['dryRun'] === 'true' ? report : { ...report, importId: 'i1' },
    }),
  }),
  play: async () => {
    await choose();
    await userEvent.dblClick(await page().findByRole('button', { name: /^导入 2 项/ }));
    const link = await page().findByRole('link', { name: copy.toChanges });
    await expect(link).toHaveAttribute('href', '#changes-i1');
  },
};
