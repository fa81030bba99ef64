import type { OperationInput } from '@huiqi/sdk';
import { wanToFen } from '@huiqi/sdk/domain';
import { endOfDay, startOfDay } from '../../../text/days.js';
import { containsWords, wordsOf } from '../../../text/fold.js';
import type { QueueBounds } from '../inQueue.js';
import type { StaffBounds } from '../../orders/staffScope.js';
import type { TextColumn } from './IndexedOrder.js';
import type { OrderColumns } from './OrderColumns.js';
import type { NamedIds } from './namedIdRepository.js';
import type { Condition } from './selectOrders.js';

type Filters = OperationInput<'countStaffOrders'> &
  Pick<OperationInput<'listStaffOrders'>, 'orderStatus'>;

const given = (code: string | undefined) => (code === '0' ? undefined : code);

function ranges(filters: Filters): Condition[] {
  const { dateStart, dateEnd, moneyStart, moneyEnd } = filters;
  const conditions: Condition[] = [];
  if (dateStart || dateEnd)
    conditions.push({
      kind: 'range',
      column: 'createdAt',
      from: dateStart ? startOfDay(dateStart).getTime() : -Infinity,
      below: dateEnd ? endOfDay(dateEnd).getTime() : Infinity,
    });
  if (moneyStart || moneyEnd)
    conditions.push({
      kind: 'range',
      column: 'loanAmount',
      from: moneyStart ? wanToFen(moneyStart) : -Infinity,
      below: moneyEnd ? wanToFen(moneyEnd) + 1 : Infinity,
    });
  return conditions;
}

function applicants(orders: OrderColumns, { companyName, nsrsbh, applyUser }: Filters) {
  const { companyNames, userNames, text } = orders;
  const conditions: Condition[] = [];
  if (companyName) {
    const contains = containsWords(companyName);
    const ofCompany = text.companyId.texts.where((id) =>
      contains(companyNames.get(id)?.name ?? null),
    );
    const ofPerson = text.applicantName.texts.where(contains);
    conditions.push({
      kind: 'either',
      either: [
        { column: 'companyId', codes: ofCompany },
        { column: 'applicantName', codes: ofPerson },
      ],
    });
  }
  if (nsrsbh) {
    const codes = text.companyId.texts.where((id) => companyNames.get(id)?.creditCode === nsrsbh);
    conditions.push({ kind: 'in', in: { column: 'companyId', codes } });
  }
  if (applyUser) {
    const contains = containsWords(applyUser);
    const codes = text.userId.texts.where((id) => contains(userNames.get(id) ?? null));
    conditions.push({ kind: 'in', in: { column: 'userId', codes } });
  }
  return conditions;
}

/** Equivalent to the SQL of `inQueue`. */
function inQueue({ text }: OrderColumns, { statuses, assignees, orCorrectionsBut }: QueueBounds) {
  const bounds = [
    ['status', statuses],
    ['assigneeId', assignees],
  ] as const;
  return bounds.flatMap(([column, texts]): Condition[] => {
    if (texts === undefined) return [];
    const allowed = { column, codes: text[column].texts.only(texts) };
    if (orCorrectionsBut === undefined) return [{ kind: 'in', in: allowed }];
    const codes = text.correctionBy.texts.where((id) => id !== orCorrectionsBut);
    return [{ kind: 'either', either: [allowed, { column: 'correctionBy', codes }] }];
  });
}

/** Conditions for one staff member's orders with some filters (spec 1 §3); equivalent to the SQL of `matching`. */
export function conditionsOf(
  orders: OrderColumns,
  filters: Filters,
  named: NamedIds,
  bounds: { readonly scope: StaffBounds; readonly queue?: QueueBounds | undefined },
): Condition[] {
  const { orderCode, recommendNameOrPhone } = filters;
  const { scope, queue = {} } = bounds;
  const among = (column: TextColumn, texts: readonly (string | null)[] | undefined): Condition[] =>
    texts === undefined
      ? []
      : [{ kind: 'in', in: { column, codes: orders.text[column].texts.only(texts) } }];
  const equal = (column: TextColumn, text: string | undefined) =>
    among(column, text ? [text] : undefined);
  const limits = (Object.keys(scope) as (keyof StaffBounds)[]).flatMap((column) => {
    const value = scope[column] ?? null;
    // An officer without a bank sees no orders.
    return among(column, value === null ? [] : [value]);
  });
  const conditions = [
    ...limits,
    ...inQueue(orders, queue),
    ...equal('status', filters.orderStatus),
    ...equal('bankId', filters.bankId),
    ...equal('source', filters.orderSourceType),
    ...equal('scfProvince', given(filters.scfProvince)),
    ...equal('scfCity', given(filters.scfCity)),
    ...equal('scfDistrict', given(filters.scfDistrict)),
    ...equal('scfPlatform', filters.scfPlatform),
    ...among('productId', named.products),
    ...among('scfDistrict', named.areas),
    ...among('assigneeId', named.people),
    ...applicants(orders, filters),
    ...ranges(filters),
  ];
  if (recommendNameOrPhone)
    conditions.push({
      kind: 'either',
      either: [
        { column: 'refereeId', codes: orders.text.refereeId.texts.only(named.recommenders ?? []) },
        {
          column: 'recommendationCode',
          codes: orders.text.recommendationCode.texts.where(containsWords(recommendNameOrPhone)),
        },
      ],
    });
  for (const part of wordsOf(orderCode)) conditions.push({ kind: 'code', part });
  return conditions;
}
