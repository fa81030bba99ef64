import type { ReportSupplyChain, ReportSupplyPartner } from '../../generated/models.js';
import { emptyText } from '../text/formats.js';
import type { ReportBlock, ReportFact } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { countText, figureText, percentText, plainText } from './texts.js';

const partners = (caption: string, rows: readonly ReportSupplyPartner[]) =>
  tableOf(caption, rows, [
    words('pm', '排名', ({ pm }) => String(pm)),
    words('mc', '名称', ({ mc }) => plainText(mc)),
    figures('jyje', '交易金额', ({ jyje }) => figureText(jyje), '万元'),
    figures('jybs', '交易笔数', ({ jybs }) => countText(jybs)),
    figures('zb', '占比', ({ zb }) => percentText(zb), '%'),
    figures('hzns', '合作年数', ({ hzns }) => countText(hzns)),
  ]);

const share = (term: string, value: string): ReportFact =>
  value === emptyText ? { term, value } : { term, value, unit: '%' };

/** Suppliers and customers, and the share of the five largest. */
export function supplyChain(data: ReportSupplyChain): readonly ReportBlock[] {
  const { sygys, xykh, syjzd, xyjzd } = data;
  const isEmpty = sygys.length + xykh.length === 0 && syjzd === null && xyjzd === null;
  if (isEmpty) return [];
  return [
    {
      kind: 'facts',
      items: [
        share('上游集中度（前五大供应商占比）', percentText(syjzd)),
        share('下游集中度（前五大客户占比）', percentText(xyjzd)),
      ],
    },
    ...partners('上游供应商', sygys),
    ...partners('下游客户', xykh),
  ];
}
