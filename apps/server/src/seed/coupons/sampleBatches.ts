import { formatDate } from '@huiqi/sdk/domain';
import type { ticketBatches } from '../../schema/tickets.js';

type NewBatch = typeof ticketBatches.$inferInsert;

const dayMs = 86_400_000;

/** Days before the end of the sample on which batches open, close and expire: two are over, one is open. */
const plans = [
  { opens: 380, closes: 320, expires: 140, discountRate: '20', maxAmount: '30000.00' },
  { opens: 290, closes: 230, expires: 35, discountRate: '25', maxAmount: '30000.00' },
  { opens: 190, closes: 120, expires: -60, discountRate: '20', maxAmount: '40000.00' },
  { opens: 60, closes: -75, expires: -200, discountRate: '20', maxAmount: '50000.00' },
] as const;

const ordinals = ['一', '二', '三', '四'];

/** Batches named by year and number, as announced. */
export function sampleBatches(day: Date): NewBatch[] {
  const at = (daysAgo: number) => formatDate(day.getTime() - daysAgo * dayMs);
  const years = plans.map(({ opens }) => at(opens).slice(0, 4));
  return plans.map(({ opens, closes, expires, discountRate, maxAmount }, turn) => {
    const year = years[turn] ?? '';
    const before = years.slice(0, turn).filter((one) => one === year).length;
    return {
      id: String(101 + turn),
      name: `${year}年第${ordinals[before] ?? ''}批`,
      discountRate,
      maxAmount,
      opensOn: at(opens),
      closesOn: at(closes),
      ticketsExpireOn: at(expires),
    };
  });
}
