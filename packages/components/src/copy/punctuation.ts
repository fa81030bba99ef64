/** A name with a distinction: 惠农贷（垫江农商行）. */
export const withDetail = (name: string, detail: string): string => `${name}（${detail}）`;

/** A label with its value: 下载：营业执照.pdf. */
export const labelled = (label: string, text: string): string => `${label}：${text}`;

/** Several names joined: PNG、JPG. */
export const listed = (parts: readonly string[]): string => parts.join('、');

/** Several sentences joined. */
export const together = (parts: readonly string[]): string => parts.join('；');
