import { phoneParts } from '@huiqi/sdk/domain';

/*
 * Numbers on desks (loan orders, renewals, declarations, coupons, demands, orders of organisations): lists, details and
 * exports mask phone numbers and accounts. The staff who handle a case read them in full through a recorded operation
 * (`securityEvents/revealNumbers.ts`), an account only while money can be paid to it, and nobody does once the case is
 * closed (`isOpenCase` of the SDK). Identity numbers are masked for everybody and never revealed.
 */

/** Masks the four digits before the last four of a mobile number or landline, and those of an extension. */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const { number, extension } = phoneParts(phone);
  const masked = number.replace(/^(?=(?:-?\d){10,12}$).+/, (whole) =>
    whole.replaceAll(/\d(?=(?:-?\d){4,7}$)/g, '*'),
  );
  return masked + extension.replaceAll(/\d/g, '*');
}

/** Masks an identity number from the day of birth up to the last four characters. */
export const maskIdNo = (idNo: string): string =>
  idNo.toUpperCase().replace(/^(\w{6})\w{8}(\w{4})$/, '$1********$2');

/** Masks a person's name except for its first character. */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.max(1, rest.length));
}

/** Masks an account number except for its last four digits. */
export const maskAccount = (account: string): string => account.replace(/\d(?=\d{4})/g, '*');

/** Masks the last part of an address of IPv4, and all but the first three of IPv6, which tell a network and no device. */
export function maskAddress(address: string): string {
  if (address.includes('.')) return address.replace(/\d+$/, '*');
  const parts = address.split(':');
  return [...parts.slice(0, Math.min(3, parts.length - 1)), '*'].join(':');
}
