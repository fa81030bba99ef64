import { describeReport, type ReportDocument } from '@huiqi/sdk/report';
import type { DetailedReport } from '@huiqi/sdk';

const header = {
  name: '重庆明月食品有限公司',
  code: '91500231MA5U0000X1',
  number: 'BG20261120000001',
  date: '2026-11-20',
  reason: '贷款申请',
  disclaimer: '本报告仅供参考，平台不对数据的准确性作任何担保。',
};

const money = (value: number) => value.toFixed(2);
const two = (value: number) => String(value).padStart(2, '0');
const years = (value: number) => ({
  bn: money(value * 1.12),
  sn: money(value),
  ssn: value % 5 === 0 ? null : money(value * 0.93),
});

const items = ['流动资产合计', '货币资金', '其中：库存现金', '应收账款', '存货', '负债合计'];

/** A report of about ten pages with everything there is to print. */
export function sampleReport(records: number): DetailedReport {
  return {
    header,
    sections: {
      registration: {
        valid: true,
        data: {
          nsrsbh: header.code,
          nsrmc: header.name,
          fddbrxm: '周𬭎',
          djzclx: '私营有限责任公司',
          hymc: '食品制造业',
          djrq: '2018-03-12',
          zczb: '1500.00',
          zcdz: '垫江县桂溪街道明月大道1号',
          scjydz: '垫江县桂溪街道明月大道1号附9号综合楼三层东侧（自主承诺）',
          nsrzt: '正常',
          nsxydj: 'A',
          cyrs: 36,
          swjgmc: '国家税务总局垫江县税务局',
          jyfw: '许可项目：食品生产；食品销售。（依法须经批准的项目，经相关部门批准后方可开展经营活动，具体经营项目以相关部门批准文件或许可证件为准）一般项目：农副产品销售；粮油仓储服务；货物进出口。',
        },
      },
      changeRegistration: {
        valid: true,
        data: [
          { bgrq: '2024-05-20', bgxm: '注册资本', bgqnr: '200万元', bghnr: '500万元' },
          { bgrq: '2021-01-08', bgxm: '法定代表人', bgqnr: '陈龑', bghnr: '周𬭎' },
        ],
      },
      investors: {
        valid: true,
        data: [
          { tzfmc: '周𬭎', tzflx: '自然人', tzje: '900.00', tzbl: '60' },
          { tzfmc: '王䶮', tzflx: '自然人', tzje: '600.00', tzbl: '40' },
        ],
      },
      invoices: {
        valid: true,
        data: Array.from({ length: 24 }, (_, place) => ({
          ny: `${2026 - Math.floor((place + 2) / 12)}-${two(12 - ((place + 2) % 12))}`,
          kpje: money(160 + ((place * 37) % 50)),
          kpse: money(5 + (place % 4)),
          kpfs: 40 + place,
          zffs: place % 3,
          hcfs: place % 2,
          spje: money(90 + ((place * 23) % 40)),
        })),
      },
      declarations: {
        valid: true,
        data: Array.from({ length: records }, (_, place) => ({
          ssqq: `${2026 - Math.floor(place / 12)}-${two(12 - (place % 12))}-01`,
          ssqz: `${2026 - Math.floor(place / 12)}-${two(12 - (place % 12))}-28`,
          zsxm: place % 4 === 0 ? '城市维护建设税' : '增值税',
          xssr: money(1000 + place * 3.17),
          ynse: money(30 + place * 0.31),
          yjse: money(30 + place * 0.31),
          sbrq: `${2026 - Math.floor(place / 12)}-${two(12 - (place % 12))}-15`,
          sfaq: place % 7 !== 0,
        })),
      },
      credit: {
        valid: true,
        data: [
          { pjnd: 2025, pjjg: 'A', pjfs: 92 },
          { pjnd: 2024, pjjg: 'B', pjfs: null },
        ],
      },
      lawViolations: { valid: false, data: [] },
      contacts: {
        valid: true,
        data: {
          bsr: { xm: '陈静', sjhm: '138****0011' },
          fddbr: { xm: '周𬭎', sjhm: null },
          cwfzr: null,
        },
      },
      balanceSheet: {
        valid: true,
        data: {
          nd: [2026, 2025, 2024],
          rows: Array.from({ length: 48 }, (_, place) => ({
            hc: place + 1,
            xmmc: items[place % items.length] ?? '',
            cj: [1, 2, 3, 2, 2, 1][place % items.length] ?? 1,
            ...years(120 + place * 17),
          })),
        },
      },
      incomeStatement: { valid: true, data: { nd: [2026, 2025, 2024], rows: [] } },
    },
  };
}

export const sampleDocument = (records = 180): ReportDocument =>
  describeReport(sampleReport(records));

/** A document of some blocks in one section. */
export const documentOf = (
  blocks: ReportDocument['sections'][number]['blocks'],
  more: Partial<typeof header> = {},
): ReportDocument => ({
  title: `${more.name ?? header.name}(分析报告)`,
  header: { ...header, ...more },
  sections: [{ id: 'only', number: 1, title: '登记信息', valid: true, blocks }],
});
