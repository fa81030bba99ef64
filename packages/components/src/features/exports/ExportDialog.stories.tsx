import type { ExportCount } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ExportAction } from './ExportAction.js';
import { ExportDialog } from './ExportDialog.js';

const meta = { title: 'exports/ExportDialog' } satisfies Meta;
export default meta;

const onClose = fn();
/** Request bodies of exports. */
const asked = fn();

type Play = NonNullable<StoryObj['play']>;

const story = (scenarios: MockScenarios, play: Play): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <ExportDialog filters={{ orderStatus: 'ACCEPT_SUCCESS' }} onClose={onClose} />
    </HuiqiProvider>
  ),
  beforeEach: () => {
    onClose.mockClear();
    asked.mockClear();
  },
  play,
});

const found = (count: number): { readonly data: ExportCount } => ({
  data: { count, limit: 100_000 },
});
const start = () => screen.findByRole('button', { name: /^导出.*笔申请$/ });

/** The server's proposed columns, changed by the user; the file is saved under the specified name. */
export const Choosing = story(
  {
    countExportOrders: found(12_345),
    exportOrders: ({ body }) => {
      asked(body);
      return {};
    },
  },
  async () => {
    await screen.findByText('共 12,345 笔申请');
    await screen.findByText('已选 6 / 7 项');
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    await userEvent.click(await start());
    await screen.findByText('请至少选择一个字段');
    await userEvent.click(screen.getByRole('checkbox', { name: '企业名称' }));
    await waitFor(() => expect(screen.queryByText('请至少选择一个字段')).toBeNull());
    await screen.findByText('已选 1 / 7 项');
    await userEvent.click(await start());
    await screen.findByText('已导出，文件保存为申请信息.xls');
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(asked).toHaveBeenCalledOnce();
    const body = asked.mock.calls[0]?.[0];
    await expect(body.orderStatus).toBe('ACCEPT_SUCCESS');
    await expect(
      body.fieldList.filter((field: { checked: boolean }) => field.checked),
    ).toMatchObject([{ fieldName: 'companyName' }]);
  },
);

/** Two clicks start one export; progress is polled, and 取消 aborts the request. */
export const Running = story(
  {
    countExportOrders: found(20_000),
    getExportProgress: {
      data: { exportId: 'x'.repeat(8), exportState: 'RUNNING', written: 5_000, total: 20_000 },
    },
    exportOrders: ({ body }) => {
      asked(body);
      return { hang: true };
    },
  },
  async () => {
    const button = await start();
    await userEvent.dblClick(button);
    await screen.findByText('信息下载中，请稍后');
    await screen.findByText('已写入 5,000 笔，共 20,000 笔');
    await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await screen.findByText('已取消导出');
    await start();
    await expect(asked).toHaveBeenCalledOnce();
    await expect(onClose).not.toHaveBeenCalled();
  },
);

export const NothingToExport = story({ countExportOrders: found(0) }, async () => {
  await screen.findByText('暂无数据，无法导出');
  await expect(screen.queryByRole('button', { name: /^导出/ })).toBeNull();
});

/** The server offers no columns (spec 1 §8). */
export const NoColumns = story(
  { countExportOrders: found(42), listExportFields: { data: [] } },
  async () => {
    await screen.findByText('暂无可导出信息');
    await expect(screen.queryByRole('button', { name: /^导出/ })).toBeNull();
  },
);

export const TooMany = story({ countExportOrders: found(100_001) }, async () => {
  await screen.findByText('超过 100,000 笔申请');
  await screen.findByText('一次最多导出100,000笔，请缩小筛选范围。');
  await expect(screen.queryByRole('button', { name: /^导出/ })).toBeNull();
});

/** Another export is in progress: the specified message, and a retry. */
export const Busy = story(
  {
    countExportOrders: found(42),
    exportOrders: () => {
      asked();
      return asked.mock.calls.length === 1 ? { code: '003001' } : {};
    },
  },
  async () => {
    await userEvent.click(await start());
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('信息下载中，请稍后');
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
);

export const CountFails = story({ countExportOrders: { code: '100500' } }, async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('系统繁忙');
});
export const Loading = story({ countExportOrders: { hang: true } }, async () => {
  await screen.findByText('正在加载');
});

/** Selected orders are those whatever the filters are. */
export const OfSelected: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <ExportDialog filters={{ ids: ['1', '2', '3'] }} onClose={onClose} />
    </HuiqiProvider>
  ),
  play: async () => {
    await expect(await screen.findByText('共 3 笔申请')).toBeVisible();
    await expect(screen.getByText(/^将所选的申请导出/)).toBeVisible();
  },
};

/** With Shift, the columns of the last time are exported without asking. */
export const AtOnce: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <ExportAction filters={{ ids: ['1', '2', '3'] }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '导出' });
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(button);
    await screen.findByText('已导出，文件保存为申请信息.xls');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** On the desk: the button opens the dialog, which returns the focus. */
export const FromTheDesk: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <ExportAction filters={{}} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '导出' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: '导出申请信息' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
