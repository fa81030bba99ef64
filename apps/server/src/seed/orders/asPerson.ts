import type { NewCompany } from '../companies/makeCompanies.js';
import { maskIdNo, maskPhone } from '../../text/mask.js';
import type { StoredFormItem } from '../../schema/orders.js';
import type { makeOrder } from './makeOrders.js';

type Made = ReturnType<typeof makeOrder>;

const uses = ['房屋装修', '购置家电', '子女教育', '店铺进货', '购置农机'];
const refusal = '收入与负债情况未达到准入要求';

const item = (
  checkName: string,
  label: string,
  inputType: StoredFormItem['inputType'],
  value: string,
): StoredFormItem => ({ checkName, label, value, ...(inputType ? { inputType } : {}) });

/** A sample order turned into one of the person behind the company: company fields removed, personal fields added. */
export function asPerson({ order, events }: Made, person: NewCompany, turn: number): Made {
  const { legalName, legalIdNo, legalPhone, address } = person;
  const use = uses[turn % uses.length] ?? '';
  const isSaved = order.submittedAt === null;
  const { loanAmount, loanTerm, repaymentType } = order;
  return {
    order: {
      ...order,
      kind: 'PERSON',
      companyId: null,
      applicantName: legalName,
      // The person's home, consistent with the items below.
      scfProvince: '500000',
      scfCity: '500231',
      scfDistrict: '500231',
      legalName: null,
      legalPhone: null,
      legalIdNo: isSaved ? null : legalIdNo,
      contactName: legalName,
      contactPhone: isSaved ? null : legalPhone,
      loanLending: use,
      reason: events.at(-1)?.event === 'REJECT' ? refusal : (order.reason ?? null),
      items: [
        item('houseAreaId', '居住地区', 'AREA', '垫江县'),
        item('houseDetailAddress', '居住地址', 'TEXT', address ?? '桂溪街道'),
        item('occupation', '职业情况', 'SELECT', '个体经营'),
        item('monthlyIncome', '月收入', 'NUMBER', `${6 + (turn % 9)},000元`),
      ],
      application: isSaved
        ? {
            values: {
              applyName: legalName,
              loanAmount: String(loanAmount),
              loanterm: String(loanTerm),
              ...(repaymentType ? { repaymentType } : {}),
              loanLending: use,
              houseAreaId: '500231',
            },
            masked: { idcard: maskIdNo(legalIdNo), applyPhone: maskPhone(legalPhone) ?? '' },
          }
        : null,
    },
    events: events.map((event) =>
      event.event === 'REJECT' ? { ...event, remark: refusal } : event,
    ),
  };
}
