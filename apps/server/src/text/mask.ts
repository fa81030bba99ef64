/*
 * Numbers on desks: in full to whoever calls or pays for a case as long as it is open (demands, orders of organisations,
 * declarations), masked once it has ended. Loan orders are masked, and their numbers are read by an operation that records
 * it; renewals and coupons, which are decided on papers, are always masked.
 */

/** Hides four digits before the last four of a mobile number or a landline. */
export function maskPhone(phone: string | null): string | null {
  return phone === null ? null : phone.replace(/^(\d{2,4})\d{4}(\d{4})$/, '$1****$2');
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
