import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../ui/Button/Button.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { contentPage } from '../page/storyPage.js';
import { DocumentPage, type DocumentPageProps } from './DocumentPage.js';
import { WideTable } from './WideTable.js';

const meta = { title: 'patterns/DocumentPage', ...contentPage } satisfies Meta;
export default meta;

const years = ['2024', '2025', '2026（1–9 月）'];
const lines = [
  ['营业收入（万元）', '1,820.40', '2,145.73', '1,902.16'],
  ['营业成本（万元）', '1,405.10', '1,630.92', '1,447.85'],
  ['净利润（万元）', '126.35', '171.08', '148.20'],
  ['纳税总额（万元）', '58.21', '73.46', '64.90'],
];

const finances = (
  <WideTable label="三年经营情况">
    <table>
      <thead>
        <tr>
          <th scope="col">项目</th>
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
          <th scope="col">同比</th>
          <th scope="col">行业中位数</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value) => (
              <td key={value}>{value}</td>
            ))}
            <td>+17.87%</td>
            <td>1,650.00</td>
          </tr>
        ))}
      </tbody>
    </table>
  </WideTable>
);

const paragraph =
  '企业主营榨菜、花椒等农产品的收购与初加工，近三年营业收入持续增长，纳税信用等级为 B 级，未发现重大行政处罚与失信被执行记录。';

const report: DocumentPageProps = {
  back: { label: '信用报告', href: '#/reports' },
  title: '企业信用报告',
  number: { label: '报告编号', value: 'CR20261120000128' },
  date: '报告日期 2026-11-20',
  meta: <span>垫江县明月食品有限公司</span>,
  tools: (
    <>
      <Button size="small">下载</Button>
      <Button size="small">打印</Button>
    </>
  ),
  sections: [
    { id: 'summary', title: '结论摘要', content: <p>{paragraph}</p> },
    {
      id: 'company',
      title: '企业概况',
      content: <p>{paragraph}</p>,
      parts: [
        { id: 'registration', title: '登记信息', content: <p>{paragraph}</p> },
        { id: 'owners', title: '股东与主要人员', content: <p>{paragraph}</p> },
      ],
    },
    { id: 'business', title: '经营情况', content: finances },
    ...['纳税情况', '司法信息', '行政处罚', '融资记录'].map((title, turn) => ({
      id: `more${turn}`,
      title,
      content: (
        <>
          <p>{paragraph}</p>
          <p>{paragraph}</p>
          <p>{paragraph}</p>
        </>
      ),
    })),
  ],
  disclaimer:
    '本报告依据公开信息和企业授权数据自动生成，仅供授权机构贷款审查参考，不构成担保或授信承诺。',
};

export const Report: StoryObj = {
  render: () => <DocumentPage {...report} />,
  play: async ({ canvas }) => {
    const link = canvas.queryByRole('link', { name: '3 经营情况' });
    if (!link) return;
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '3 经营情况' })).toHaveFocus();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
  },
};

export const LongTitle: StoryObj = {
  render: () => (
    <DocumentPage
      {...report}
      number={undefined}
      tools={undefined}
      disclaimer={undefined}
      title="关于印发《垫江县支持榨菜、花椒等特色产业经营主体融资增信的若干措施（试行）》的通知"
      sections={report.sections.slice(0, 2)}
    />
  ),
};

export const Loading: StoryObj = {
  render: () => (
    <DocumentPage
      {...report}
      tools={undefined}
      sections={report.sections.slice(0, 3).map(({ id, title }) => ({
        id,
        title,
        content: <Skeleton lines={4} />,
      }))}
    />
  ),
};
