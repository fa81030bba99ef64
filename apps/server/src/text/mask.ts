import { phoneParts } from '@huiqi/sdk/domain';

/*
 * Numbers on desks (loan orders, renewals, declarations, coupons, demands, orders of organisations): lists, details and
 * exports mask phone numbers and accounts. Whoever handles a case reads them in full by an operation that is recorded
 * (`modules/session/revealNumbers.ts`), an account only while money can be paid to it, and nobody does once the case has
 * ended (`isOpenCase` of the SDK).
 */

/** Hides four digits before the last four of a mobile number or a landline, and those of an extension. */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const { number, extension } = phoneParts(phone);
  const masked = number.replace(/^(?=(?:-?\d){10,12}$).+/, (whole) =>
    whole.replaceAll(/\d(?=(?:-?\d){4,7}$)/g, '*'),
  );
  return masked + extension.replaceAll(/\d/g, '*');
}

/** Hides the day of birth and what follows it in an identity number, up to the last four characters. */
export const maskIdNo = (idNo: string): string =>
  idNo.toUpperCase().replace(/^(\w{6})\w{8}(\w{4})$/, '$1********$2');

/** Hides a person's name but its first character. */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.max(1, rest.length));
}

/** Hides an account number but its last four digits. */
export const maskAccount = (account: string): string => account.replace(/\d(?=\d{4})/g, '*');
