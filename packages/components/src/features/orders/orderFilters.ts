import { OrderStatusValues, type OrderStatus } from '@huiqi/sdk';
import { isCalendarDate } from '@huiqi/sdk/domain';

/** What an applicant's order list shows (spec 1 §3 Order list query). */
export interface OrderFilters {
  readonly orderStatus?: OrderStatus | undefined;
  readonly dateStart?: string | undefined;
  readonly dateEnd?: string | undefined;
  /** From 1. */
  readonly index?: number | undefined;
}

/** What the staff list shows (spec 1 §3 Admin order list filters). */
export interface StaffOrderFilters extends OrderFilters {
  readonly orderCode?: string | undefined;
  readonly companyName?: string | undefined;
  readonly productName?: string | undefined;
  readonly moneyStart?: string | undefined;
  readonly moneyEnd?: string | undefined;
}

const texts = { orderCode: 32, companyName: 100, productName: 100 } as const;
const wan = /^\d{1,8}(\.\d{1,2})?$/;
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

function date(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name);
  return text !== null && isCalendarDate(text) ? text : undefined;
}

/** Reads filters from an address; what is not known is left out. */
export function parseOrderFilters(params: URLSearchParams): OrderFilters {
  const index = Number(params.get('index'));
  return defined({
    orderStatus: OrderStatusValues.find((value) => value === params.get('orderStatus')),
    dateStart: date(params, 'dateStart'),
    dateEnd: date(params, 'dateEnd'),
    index: Number.isInteger(index) && index > 1 && index <= 100_000 ? index : undefined,
  });
}

export function parseStaffOrderFilters(params: URLSearchParams): StaffOrderFilters {
  const text = (name: keyof typeof texts) =>
    (params.get(name) ?? '').trim().slice(0, texts[name]) || undefined;
  const money = (name: string) => {
    const value = params.get(name);
    return value !== null && wan.test(value) ? value : undefined;
  };
  return defined({
    ...parseOrderFilters(params),
    orderCode: text('orderCode'),
    companyName: text('companyName'),
    productName: text('productName'),
    moneyStart: money('moneyStart'),
    moneyEnd: money('moneyEnd'),
  });
}

/** Writes filters for an address, always in the same order. */
export function formatOrderFilters(filters: StaffOrderFilters): URLSearchParams {
  const params = new URLSearchParams();
  const names = [
    'orderStatus',
    'dateStart',
    'dateEnd',
    'orderCode',
    'companyName',
    'productName',
    'moneyStart',
    'moneyEnd',
  ] as const;
  for (const name of names) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (filters.index !== undefined && filters.index > 1) params.set('index', String(filters.index));
  return params;
}

/** A changed filter shows its first page. */
export function changeOrderFilters<T extends OrderFilters>(
  filters: T,
  change: Partial<Omit<T, 'index'>>,
): T {
  return defined({ ...filters, ...change, index: undefined });
}
