import type { NewReport, ReportIndicatorRow } from '@huiqi/sdk';
import { sampleReport } from './sampleDocument.fixture.js';

const row = (
  zblx: ReportIndicatorRow['zblx'],
  zbmc: string,
  dw: string,
  [bn, sn, ssn]: readonly [string, string, string | null],
): ReportIndicatorRow => ({ zblx, zbmc, dw, bn, sn, ssn });

const { header, sections } = sampleReport(12);

const partner = (pm: number, mc: string, zb: string) => ({
  pm,
  mc,
  jyje: String(400 - pm * 31.5),
  jybs: 60 - pm,
  zb,
  hzns: pm === 3 ? null : 6 - pm,
});

/** An analysis report with all four parts. */
export const sampleAnalysis: NewReport = {
  header,
  reportData: {
    JBXX: sections.registration.data,
    CWZB: {
      nd: [2026, 2025, 2024],
      rows: [
        row('DEBT', '资产负债率', '%', ['41.20', '44.85', '47.10']),
        row('DEBT', '流动比率', '倍', ['1.89', '1.52', '1.40']),
        row('PROFIT', '净利润', '万元', ['168.40', '142.75', '-12.30']),
        row('PROFIT', '营业收入', '万元', ['1536.90', '1820.40', '1665.50']),
        row('PROFIT', '销售毛利率', '%', ['22.10', '19.80', '17.25']),
        row('GROWTH', '营业收入增长率', '%', ['15.60', '9.30', null]),
        row('OPERATION', '应收账款周转率', '次', ['6.80', '6.10', '5.70']),
      ],
    },
    NSSB: {
      ndhz: [
        { nd: 2026, xssr: '1536.90', ynse: '46.20', yjse: '46.20', tbzz: '15.60' },
        { nd: 2025, xssr: '1820.40', ynse: '54.60', yjse: '54.60', tbzz: '9.30' },
        { nd: 2024, xssr: '1665.50', ynse: '50.10', yjse: '49.80', tbzz: null },
      ],
      sbjl: sections.declarations.data,
    },
    SXYGYL: {
      sygys: [
        partner(1, '四川金穗粮油有限公司', '31.5'),
        partner(2, '重庆䶮江农产品经营部', '12.25'),
        partner(3, '垫江县澄溪镇何氏粮食加工厂（个体工商户）', '8'),
      ],
      xykh: [partner(1, '重庆永辉超市有限公司', '40.4')],
      syjzd: '72.30',
      xyjzd: '68.10',
    },
  },
};
