import type { ManagedCouponBatch } from '@huiqi/sdk';
import { optionalText, text } from './codecs.js';
import { declareFields, line, type ContentField, type FieldControl } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { neededYuan } from './moneyCodecs.js';

/** All fields of a batch of tickets. */
export function couponBatchFields(
  copy: ManagedFieldsCopy,
): readonly ContentField<ManagedCouponBatch>[] {
  const { field } = declareFields<ManagedCouponBatch, ManagedFieldsCopy>(copy);
  const date: FieldControl = { inputType: 'DATE' };
  return [
    field(copy.basics, 'name', text, line(32)),
    field(copy.basics, 'discountRate', text, {
      inputType: 'PERCENT',
      required: true,
      min: 0,
      max: 100,
    }),
    field(copy.basics, 'maxAmount', neededYuan, {
      inputType: 'NUMBER',
      required: true,
      label: copy.maxTicket,
      unit: copy.yuan,
      decimals: 2,
      min: 0,
    }),
    field(copy.period, 'opensOn', optionalText, date),
    field(copy.period, 'closesOn', optionalText, date),
    field(copy.period, 'ticketsExpireOn', optionalText, date),
  ];
}
