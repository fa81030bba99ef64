/** A name and what tells it apart: 惠农贷（垫江农商行）. */
export const withDetail = (name: string, detail: string): string => `${name}（${detail}）`;

/** What it is about, and which one: 下载：营业执照.pdf. */
export const labelled = (label: string, text: string): string => `${label}：${text}`;

/** Several names in one line: PNG、JPG. */
export const listed = (parts: readonly string[]): string => parts.join('、');

/** Several sentences in one line. */
export const together = (parts: readonly string[]): string => parts.join('；');
