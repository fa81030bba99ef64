import { cutText } from '@huiqi/sdk/domain';

/** Characters that file systems refuse, and those that reorder or hide what is read. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Most file systems take 255 bytes, which are 85 Chinese characters. */
const longest = 80;

/** Name of the PDF: the title of the report. */
export function reportFileName(title: string): string {
  const name = cutText(title.replace(refused, '-'), longest).trim();
  return `${name}.pdf`;
}
