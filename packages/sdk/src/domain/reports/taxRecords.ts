import type { ReportTaxRecord } from '../../generated/models.js';
import { formatDate } from '../dates/dates.js';
import type { ReportTable } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { figureText, plainText } from './texts.js';

/** The table of declarations. */
export const taxRecords = (records: readonly ReportTaxRecord[]): readonly ReportTable[] =>
  tableOf('申报记录', records, [
    words('ssqq', '所属期起', ({ ssqq }) => formatDate(ssqq)),
    words('ssqz', '所属期止', ({ ssqz }) => formatDate(ssqz)),
    words('zsxm', '征收项目', ({ zsxm }) => plainText(zsxm)),
    figures('xssr', '销售收入', ({ xssr }) => figureText(xssr), '万元'),
    figures('ynse', '应纳税额', ({ ynse }) => figureText(ynse), '万元'),
    figures('yjse', '已缴税额', ({ yjse }) => figureText(yjse), '万元'),
    words('sbrq', '申报日期', ({ sbrq }) => formatDate(sbrq)),
    words('sfaq', '申报情况', ({ sfaq }) => (sfaq ? '按期' : '逾期')),
  ]);
