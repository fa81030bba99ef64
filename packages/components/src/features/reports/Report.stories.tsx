import type { DetailedReport, NewReport } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { reportsCopy as copy } from './copy.js';
import { Report } from './Report.js';

const meta = { title: 'reports/Report', ...contentPage } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;

const detailed = examples.getOrderReport['default'] as DetailedReport;
const analysis = examples.getNewOrderReport['default'] as NewReport;

const story = (type: string | null, scenarios: MockScenarios, play: Play): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Report
        orderId="10000008"
        type={type}
        back={{ label: '申请详情', href: '#order' }}
        authorisation={{ href: '#auth' }}
        printer={null}
      />
    </HuiqiProvider>
  ),
  play,
});

/** Checks the texts of the initial view. */
const shows =
  (words: string | RegExp): Play =>
  async ({ canvas }) =>
    void (await canvas.findAllByText(words));

const detail = (data: DetailedReport | null): MockScenarios => ({ getOrderReport: { data } });
const press = async (canvas: Parameters<Play>[0]['canvas'], name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Full = story('detail', detail(detailed), async ({ canvas }) => {
  await canvas.findByRole('heading', { name: /分析报告/ });
  await expect(await canvas.findAllByText('暂无数据')).toHaveLength(1);
  await expect(canvas.getByRole('button', { name: copy.download })).toBeEnabled();
});

export const Analysis = story('news', {}, async ({ canvas }) => {
  await canvas.findByRole('heading', { name: '4 上下游供应链' });
  await canvas.findAllByRole('slider');
  // A loss has a sign, a colour and a word.
  const loss = (await canvas.findAllByText('-12.30'))[0];
  await expect(loss).toHaveTextContent('负-12.30');
  // Only the figure is copied.
  if (loss) getSelection()?.selectAllChildren(loss);
  await expect(String(getSelection())).toBe('-12.30');
});

/** Without a type in the address the order's flag selects the report. */
export const LayoutByFlag = story(
  null,
  { getReportFlag: { data: { sgin: 'news' } } },
  shows('上下游供应链'),
);
export const LayoutWithoutFlag = story(
  null,
  { getReportFlag: { code: '100500' } },
  shows('利润表'),
);

const unread = { valid: false, data: [] };
const unknown = { valid: false, data: null };
export const SparseSections = story(
  'detail',
  detail({
    ...detailed,
    sections: {
      ...detailed.sections,
      changeRegistration: { valid: true, data: [] },
      investors: unread,
      invoices: unread,
      credit: unread,
      contacts: unknown,
      balanceSheet: unknown,
      incomeStatement: unknown,
    },
  }),
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('暂无数据')).toHaveLength(7);
  },
);

/** Null hides the buttons (spec 2 §4). */
export const NoData = story('detail', detail(null), async ({ canvas }) => {
  await canvas.findByRole('heading', { name: copy.noReportTitle });
  for (const name of [copy.refresh, copy.download, copy.mail, copy.print])
    await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
});

const months = Array.from({ length: 120 }, (_unused, turn) => ({
  ny: `${2026 - Math.floor(turn / 12)}-${String(12 - (turn % 12)).padStart(2, '0')}`,
  kpje: String(1_234_567.5 + turn),
  kpse: '5.05',
  kpfs: 12_345,
  zffs: 1,
  hcfs: 0,
  spje: turn % 7 === 0 ? '-96.30' : '96.30',
}));
const wordy = '许可项目：食品生产；食品销售；货物进出口。一般项目：农副产品销售；'.repeat(8);
export const Long = story(
  'detail',
  detail({
    header: {
      ...detailed.header,
      name: '重庆市垫江县明月山生态农业综合开发与农产品精深加工有限责任公司',
    },
    sections: {
      ...detailed.sections,
      changeRegistration: {
        valid: true,
        data: [{ bgrq: '2024-05-20', bgxm: '经营范围', bgqnr: wordy, bghnr: wordy }],
      },
      invoices: { valid: true, data: months },
    },
  }),
  async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: '显示全部 120 行' });
    const rows = () => within(canvas.getByRole('region', { name: '各月发票' })).getAllByRole('row');
    await expect(rows()).toHaveLength(51);
    await userEvent.click(all);
    await waitFor(() => expect(rows()).toHaveLength(121));
    await expect(canvas.getByText('已显示全部 120 行')).toBeVisible();
  },
);

/** Characters beyond the basic plane stay intact. */
export const RareCharacters = story(
  'detail',
  detail({
    header: { ...detailed.header, name: '重庆𠮷祥𨭎业有限公司' },
    sections: {
      ...detailed.sections,
      investors: {
        valid: true,
        data: [{ tzfmc: '㛃𬱖（䶮）', tzflx: '自然人', tzje: '300.00', tzbl: '60' }],
      },
    },
  }),
  shows('㛃𬱖（䶮）'),
);

/** One part fails; the others stay. */
export const FailingPart = story(
  'news',
  { getReportTaxDeclaration: { code: '100500' } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '3 纳税申报' });
    await canvas.findByRole('button', { name: '重试' });
    await canvas.findAllByText(analysis.reportData.SXYGYL?.sygys[0]?.mc ?? '');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
);
/** What follows the part waits for it: nothing moves when it comes. */
export const PartStillLoading = story(
  'news',
  { getReportTaxDeclaration: { hang: true } },
  async ({ canvas }) => {
    await canvas.findByText('正在加载纳税申报');
    await canvas.findByRole('heading', { name: '2 财务指标' });
    await expect(canvas.queryByRole('heading', { name: /^4/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: copy.download })).toBeDisabled();
  },
);
export const HeadFails = story(
  'news',
  { getNewOrderReport: { code: '100500' } },
  shows(/分析报告/),
);
export const MissingPart = story(
  'news',
  { getReportFinancialIndicators: { data: null } },
  shows('暂无数据'),
);

export const Loading = story('detail', mockScenarios.hanging, shows('正在加载'));
export const EveryPartFails = story('news', mockScenarios.serverError, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('alert')).toHaveLength(1);
});
export const Missing = story('detail', { getOrderReport: { code: '100404' } }, shows('申请详情'));
export const NotAuthorised = story(
  'detail',
  { getOrderReport: { code: '100409', message: '企业尚未授权查询纳税信息' } },
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: copy.toAuthorise });
    await expect(link).toHaveAttribute('href', '#auth');
  },
);

export const Refreshed = story('detail', detail(detailed), async ({ canvas }) => {
  await press(canvas, copy.refresh);
  await canvas.findByText(copy.refreshed);
  await canvas.findByText(/^数据更新于 2026-11-20/);
});
export const Unchanged = story(
  'detail',
  { refreshReport: { data: { refreshed: false, updatedTs: '2026-11-20T08:30:00.000Z' } } },
  async ({ canvas }) => {
    await press(canvas, copy.refresh);
    await canvas.findByText(copy.unchanged);
  },
);
export const RefreshFails = story(
  'detail',
  { refreshReport: { code: '100503' } },
  async ({ canvas }) => {
    await press(canvas, copy.refresh);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.refreshFailed);
    // What was there stays.
    await expect(canvas.getByRole('heading', { name: '10 利润表' })).toBeVisible();
  },
);
export const DownloadFails = story(
  'detail',
  { downloadReport: { code: '100500' } },
  async ({ canvas }) => {
    await press(canvas, copy.download);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(copy.downloadFailed);
  },
);
export const Making = story('detail', { downloadReport: { hang: true } }, async ({ canvas }) => {
  await press(canvas, copy.download);
  await canvas.findByRole('progressbar', { name: copy.making });
  await press(canvas, copy.cancel);
  await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});
