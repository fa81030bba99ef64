import type { ReportTaxRecord, ReportTaxYear } from '@huiqi/sdk';

/** Revenue is declared with VAT; other declarations repeat it. */
const revenueTax = '增值税';
const shownYears = 3;

const cents = (figure: string | null) => Math.round(Number(figure ?? 0) * 100);
const figure = (amount: number) => (amount / 100).toFixed(2);
const sum = (records: readonly ReportTaxRecord[], key: 'xssr' | 'ynse' | 'yjse') =>
  records.reduce((total, record) => total + cents(record[key]), 0);

const yearOf = ({ ssqz }: ReportTaxRecord) => Number(ssqz.slice(0, 4));
const endOf = ({ ssqz }: ReportTaxRecord) => ssqz.slice(5);

/** Totals of the latest years, newest first; growth compares the same periods of the year before. */
export function taxYears(records: readonly ReportTaxRecord[]): ReportTaxYear[] {
  const sales = records.filter(({ zsxm }) => zsxm === revenueTax);
  const years = [...new Set(records.map(yearOf))].toSorted((a, b) => b - a).slice(0, shownYears);
  return years.map((nd) => {
    const own = records.filter((record) => yearOf(record) === nd);
    const sold = sales.filter((record) => yearOf(record) === nd);
    const ends = new Set(sold.map(endOf));
    const compared = sales.filter((record) => yearOf(record) === nd - 1 && ends.has(endOf(record)));
    const before = sum(compared, 'xssr');
    const isComparable = compared.length === sold.length && before > 0;
    return {
      nd,
      xssr: figure(sum(sold, 'xssr')),
      ynse: figure(sum(own, 'ynse')),
      yjse: figure(sum(own, 'yjse')),
      tbzz: isComparable ? ((sum(sold, 'xssr') / before - 1) * 100).toFixed(2) : null,
    };
  });
}
