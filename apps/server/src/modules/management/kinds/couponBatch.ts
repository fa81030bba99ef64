import type { FieldError } from '@huiqi/sdk';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { isNameTaken, storedCouponBatch } from './couponBatchRepository.js';
import { problem, required } from './problems.js';

type Batch = ContentOf<'COUPON_BATCH'>;

function wrongDays({ opensOn, closesOn, ticketsExpireOn }: Batch): FieldError[] {
  const isEarlier = (day: string | null, than: string | null) =>
    day !== null && than !== null && day < than;
  return [
    ...required({
      opensOn: opensOn ?? '',
      closesOn: closesOn ?? '',
      ticketsExpireOn: ticketsExpireOn ?? '',
    }),
    ...problem(isEarlier(closesOn, opensOn), 'closesOn', '不能早于开始日期'),
    ...problem(isEarlier(ticketsExpireOn, closesOn), 'ticketsExpireOn', '不能早于申领截止日期'),
  ];
}

export const couponBatch: ManagedKind<'COUPON_BATCH'> = {
  ...storedCouponBatch,
  empty: () => ({
    kind: 'COUPON_BATCH',
    name: '',
    discountRate: '0',
    maxAmount: '0.00',
    opensOn: null,
    closesOn: null,
    ticketsExpireOn: null,
  }),
  titleOf: ({ name }) => name,
  belongsTo: () => ({ bankId: null, scfProvince: null }),
  problems: async (db, content, id) => {
    const { name, discountRate, maxAmount } = content;
    const rate = Number(discountRate);
    return [
      ...required({ name }),
      ...problem(await isNameTaken(db, name, id), 'name', '已有同名的批次'),
      ...problem(!(rate > 0 && rate <= 100), 'discountRate', '请填写大于0、不超过100的比例'),
      ...problem(!(Number(maxAmount) > 0), 'maxAmount', '请填写大于0的金额'),
      ...wrongDays(content),
    ];
  },
};
