import type { Verdict } from './validators.js';

/**
 * A mobile number, a landline with area code, a 400 or 800 number. Landlines and service numbers are kept as typed,
 * with hyphens and an extension: 023-68801234-801, 02368801234转801. The contract's `ContactPhone` has the same pattern.
 */
const contactPhone = /^(1[3-9]\d{9}|(0[1-9](-?\d){8,10}|[48]00(-?\d){7})([-转]\d{1,6})?)$/;

/** Whether a text is a phone number that can be called. */
export const isContactPhone = (text: string): boolean => contactPhone.test(text);

export function validateContactPhone(value: string): Verdict {
  if (value === '') return '请输入联系电话';
  return isContactPhone(value) ? null : '请输入正确的手机号，或带区号的座机号码';
}

/** A landline or service number whose extension follows a hyphen: the number has hyphens of its own. */
const hyphened = /^(0(?:-?\d){9,11}|[48]00(?:-?\d){7})(-\d{1,6})$/;

/** Number and extension of a phone; the extension keeps its separator, and is empty if missing. */
export function phoneParts(phone: string): { readonly number: string; readonly extension: string } {
  const [, number = phone, extension = ''] =
    /^(.+)(转\d{1,6})$/.exec(phone) ?? hyphened.exec(phone) ?? [];
  return { number, extension };
}

/** `tel:` address of a number; the extension is dialled after a pause. */
export function phoneHref(phone: string): string {
  const { number, extension } = phoneParts(phone);
  const digits = extension.replace(/\D/g, '');
  return `tel:${number.replace(/[^\d+]/g, '')}${digits === '' ? '' : `,${digits}`}`;
}
