const digits = /^(\d{4})(\d{2})(\d{2})$/;
const parted = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const padded = /^(\d{8}|\d{4}\D\d{2}\D\d{2}日?)$/;

/** Input methods produce full-width characters. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

const partsOf = (text: string) => digits.exec(plain(text)) ?? parted.exec(plain(text));

/** True once further typing cannot turn it into another day: 2026-1-1 may become 2026-1-12. */
export const isComplete = (text: string): boolean => text === '' || padded.test(plain(text));

/** The typed text as YYYY-MM-DD, '' if empty; undefined if it is not a date. */
export function readDate(text: string): string | undefined {
  if (plain(text) === '') return '';
  const [, year = '', month = '', day = ''] = partsOf(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  // Date rolls 30 February over into March; years before 1900 are typing errors.
  const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
  return exists && Number(year) >= 1900 ? iso : undefined;
}

/** Message for text that is not a date. */
export const wrongText = (text: string): string =>
  partsOf(text) ? `没有“${text.trim()}”这一天，请检查` : '请按“年-月-日”填写日期，例如 2026-01-31';

/** Message for a day outside its limits; ISO dates compare as text. */
export function beyond(day: string, min?: string, max?: string): string | undefined {
  if (day === '') return undefined;
  if (min && day < min) return `日期不能早于 ${min}`;
  if (max && day > max) return `日期不能晚于 ${max}`;
  return undefined;
}
