import type { ReportDocument } from '@huiqi/sdk/report';

const money = (value: number) => value.toFixed(2);
const two = (value: number) => String(value).padStart(2, '0');
const company = '重庆明月食品有限公司';

const facts = [
  ['纳税人名称', company],
  ['纳税人识别号', '91500231MA5U0000X1'],
  ['法定代表人', '周明'],
  ['登记注册类型', '私营有限责任公司'],
  ['主管税务机关', '国家税务总局垫江县税务局'],
  [
    '经营范围',
    '许可项目：食品生产；食品销售。（依法须经批准的项目，经相关部门批准后方可开展经营活动）一般项目：农副产品销售；粮油仓储服务；货物进出口。',
  ],
].map(([term = '', value = '']) => ({ term, value }));

/** A report of ten pages: facts, and a table of declarations. Charts are left out, as peers draw none of their own. */
export const sampleDocument: ReportDocument = {
  title: `${company}(分析报告)`,
  header: {
    name: company,
    code: '91500231MA5U0000X1',
    number: 'BG20261120000001',
    date: '2026-11-20',
    reason: '贷款申请',
    disclaimer: '本报告仅供参考，平台不对数据的准确性作任何担保。',
  },
  sections: [
    {
      id: 'registration',
      number: 1,
      title: '登记信息',
      valid: true,
      blocks: [{ kind: 'facts', items: facts }],
    },
    {
      id: 'declarations',
      number: 2,
      title: '申报信息',
      valid: true,
      blocks: [
        {
          kind: 'table',
          caption: '申报记录',
          columns: [
            { key: 'from', header: '所属期起', align: 'start' },
            { key: 'to', header: '所属期止', align: 'start' },
            { key: 'tax', header: '征收项目', align: 'start' },
            { key: 'sales', header: '销售收入', unit: '万元', align: 'end' },
            { key: 'due', header: '应纳税额', unit: '万元', align: 'end' },
            { key: 'paid', header: '已缴税额', unit: '万元', align: 'end' },
            { key: 'state', header: '申报情况', align: 'start' },
          ],
          rows: Array.from({ length: 268 }, (_, place) => {
            const month = `${2026 - Math.floor(place / 12)}-${two(12 - (place % 12))}`;
            return {
              from: `${month}-01`,
              to: `${month}-28`,
              tax: place % 4 === 0 ? '城市维护建设税' : '增值税',
              sales: money(1000 + place * 3.17),
              due: money(30 + place * 0.31),
              paid: money(30 + place * 0.31),
              state: place % 7 === 0 ? '逾期' : '按期',
            };
          }),
        },
      ],
    },
  ],
};
