import {
  DueStateValues,
  OrderSourceTypeLabels,
  OrderStatusValues,
  SortDirectionValues,
} from '@huiqi/sdk';
import type { SortDirection } from '@huiqi/sdk';
import { deskStatusLabels } from '@huiqi/sdk/domain';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { amount } from '../../../patterns/filters/amount.js';
import { date } from '../../../patterns/filters/date.js';
import { id, linkedId, name, oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import { range } from '../../../patterns/filters/range.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueFilterLabel } from '../../handlingTimes/dueColumn.js';
import type { OrdersCopy } from '../../orders/copy.js';
import type { StaffOrdersCopy } from '../copy.js';
import { deskTabs, partOfTab, type DeskTabName } from './deskTab.js';

/** Without one, each tab has its default order. */
const sortDirection: FilterKind<SortDirection, 'view'> = {
  role: 'view',
  read: (typed) => SortDirectionValues.find((one) => one === typed),
};

/** A tax number or how it begins, however it was copied. */
const taxNumber: FilterKind<string, 'filter'> = {
  ...text({ max: 20 }),
  read: (typed) =>
    typed
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase()
      .slice(0, 20) || undefined,
};

/** Filters of the desk (spec 1 §3 Admin order list filters). */
export const staffOrderFilters = defineFilters({
  tab: tab(deskTabs),
  companyName: text({ max: 100 }),
  orderCode: text({ max: 32 }),
  dates: range(date(), 'dateStart', 'dateEnd'),
  orderStatus: oneOf(OrderStatusValues.filter((status) => status !== 'SAVE_NOT_SUBMIT')),
  due: oneOf(DueStateValues),
  productName: name({ max: 100 }),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  bankId: id(),
  deptId: id(),
  applyUser: text({ max: 50 }),
  nsrsbh: taxNumber,
  recommendNameOrPhone: text({ max: 50 }),
  orderSourceType: id(),
  regionName: text({ max: 100 }),
  scfProvince: id(),
  scfCity: id(),
  scfDistrict: id(),
  scfPlatform: linkedId(),
  sortDirection,
  index: page(),
});

/** What the desk shows. */
export type StaffOrderFilters = FilterValues<typeof staffOrderFilters.spec>;

/** The tab that the filters select; an address with only a status means all orders in it. */
export const tabOf = (
  filters: StaffOrderFilters,
  tabs: readonly DeskTabName[] = deskTabs,
): DeskTabName => {
  const wanted = filters.tab ?? (filters.orderStatus === undefined ? 'mine' : 'all');
  return tabs.includes(wanted) ? wanted : 'all';
};

/** The tabs of what the viewer has to decide. */
export const isQueue = (shown: DeskTabName) => partOfTab[shown].queue === 'mine';

/** Oldest first where staff work through a queue. */
export const directionOf = (filters: StaffOrderFilters, shown: DeskTabName): SortDirection =>
  filters.sortDirection ?? (isQueue(shown) ? 'ASC' : 'DESC');

/** Whether a tab can be narrowed to a status or to what is due. */
const admits = (shown: DeskTabName, { orderStatus, due }: StaffOrderFilters) =>
  (orderStatus === undefined || shown === 'assigned' || shown === 'all') &&
  (due === undefined || partOfTab[shown].due === undefined);

/** What no company is called: a credit code (GB 32100) or a tax number of 15 digits, at least its first six characters. */
const tellsNumber = /^[0-9A-Z]{2}[0-9]{4,}[0-9A-Z]*$/i;

/** An order code or how it begins. */
const tellsCode = /^DJ[0-9]{4,}$/i;
const isWholeCode = (typed: string) => /^DJ[0-9]{14,}$/i.test(typed);

/** The whole order code that was typed into the search of names: it means one order, whatever part of the desk it is in. */
export const codeIn = ({ companyName = '' }: StaffOrderFilters): string | undefined =>
  isWholeCode(companyName) ? companyName.toUpperCase() : undefined;

/** A tax number or an order code that was typed into the search of names is searched for as one. */
function withNumber(filters: StaffOrderFilters): StaffOrderFilters {
  const typed = filters.companyName ?? '';
  const number = tellsCode.test(typed)
    ? { orderCode: typed.toUpperCase(), ...(isWholeCode(typed) ? { tab: 'all' as const } : {}) }
    : tellsNumber.test(typed) && { nsrsbh: taxNumber.read(typed) };
  return number
    ? staffOrderFilters.change(filters, { companyName: undefined, ...number })
    : filters;
}

/** Moves what the tab cannot contain to the list of all, and a tax number or an order code to its filter. */
export function settleFilters(given: StaffOrderFilters): StaffOrderFilters {
  const filters = withNumber(given);
  return admits(tabOf(filters), filters)
    ? filters
    : { ...filters, tab: 'all', sortDirection: undefined };
}

/** The same filters in another tab, from its first page and in its default order. */
export const inTab = (filters: StaffOrderFilters, to: DeskTabName): StaffOrderFilters =>
  staffOrderFilters.change(filters, {
    tab: to === 'mine' ? undefined : to,
    sortDirection: undefined,
    ...(to === 'assigned' || to === 'all' ? {} : { orderStatus: undefined }),
    ...(partOfTab[to].due === undefined ? {} : { due: undefined }),
  });

/** The filters as input of the counts by status and queue. */
export function countInput(filters: StaffOrderFilters) {
  const { tab: _tab, orderStatus: _status, sortDirection: _sort, index: _index, ...rest } = filters;
  return rest;
}

/** The filters as input of the list. */
export const listInput = (filters: StaffOrderFilters, shown: DeskTabName, size: number) => ({
  ...countInput(filters),
  ...(filters.orderStatus === undefined ? {} : { orderStatus: filters.orderStatus }),
  ...partOfTab[shown],
  sortDirection: directionOf(filters, shown),
  index: filters.index ?? 1,
  size,
});

/** Names of the options by id, once loaded. */
export interface FilterNames {
  readonly products?: Readonly<Record<string, string>> | undefined;
  readonly banks?: Readonly<Record<string, string>> | undefined;
  readonly departments?: Readonly<Record<string, string>> | undefined;
  readonly sources?: Readonly<Record<string, string>> | undefined;
  readonly provinces?: Readonly<Record<string, string>> | undefined;
  readonly cities?: Readonly<Record<string, string>> | undefined;
  readonly districts?: Readonly<Record<string, string>> | undefined;
}

export const staffOrderFilterLabels = (
  copy: StaffOrdersCopy,
  orders: OrdersCopy,
  times: HandlingTimesCopy,
  names: FilterNames = {},
): FilterLabels<typeof staffOrderFilters.spec> => ({
  companyName: { label: copy.company, placeholder: copy.companyHint },
  orderCode: copy.orderCode,
  orderStatus: { label: orders.status, values: deskStatusLabels },
  dates: orders.dates,
  productName: { label: copy.productName, values: names.products },
  money: { label: orders.amount, unit: orders.wan },
  bankId: { label: orders.bank, values: names.banks },
  deptId: { label: copy.department, values: names.departments },
  applyUser: copy.applyUser,
  nsrsbh: { label: copy.taxNumber, placeholder: copy.taxNumberHint },
  recommendNameOrPhone: { label: copy.recommender, placeholder: copy.recommenderHint },
  orderSourceType: { label: copy.source, values: names.sources ?? OrderSourceTypeLabels },
  due: dueFilterLabel(times),
  regionName: { label: copy.regionName, placeholder: copy.regionNameHint },
  scfProvince: { label: copy.province, values: names.provinces },
  scfCity: { label: copy.region, values: names.cities },
  scfDistrict: { label: copy.district, values: names.districts },
  scfPlatform: copy.platform,
});
