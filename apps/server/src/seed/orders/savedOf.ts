import type { SavedApplication } from '@huiqi/sdk';
import { maskIdNo, maskPhone } from '../../text/mask.js';
import type { orders } from '../../schema/orders.js';

type NewOrder = typeof orders.$inferInsert;

const given = (pairs: Readonly<Record<string, string | number | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** The same order as a saved application: as the server stores one, without personal numbers. */
export function savedOf(order: NewOrder): NewOrder {
  const { legalIdNo, legalPhone, contactPhone, ...kept } = order;
  const application: SavedApplication = {
    values: given({
      legalName: order.legalName,
      loanAmount: order.loanAmount,
      loanterm: order.loanTerm,
      repaymentType: order.repaymentType,
      loanLending: order.loanLending,
      contactName: order.contactName,
    }),
    masked: given({
      legalIdNo: legalIdNo && maskIdNo(legalIdNo),
      legalPhone: maskPhone(legalPhone ?? null),
      contactPhone: maskPhone(contactPhone ?? null),
    }),
  };
  return { ...kept, application, submittedAt: null };
}
