import { cutText } from '@huiqi/sdk/domain';

/** Characters that file systems refuse, or that reorder or hide text. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Most file systems allow 255 bytes, which are 85 Chinese characters. */
const longest = 80;

/** File name of the PDF: the report's title. */
export function reportFileName(title: string): string {
  const name = cutText(title.replace(refused, '-'), longest).trim();
  return `${name}.pdf`;
}
