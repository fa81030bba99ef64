import type { ReportBlock, ReportDocumentSection, ReportNote } from './ReportDocument.js';

/** A section before it is numbered. */
export type SectionDraft = Omit<ReportDocumentSection, 'number'>;

const note = (text: string): ReportNote => ({ kind: 'note', text });

/** Shown in a section that could not be read. */
export const unreadNote = note('本节数据暂未取得。');

/** Shown in a section that was read and holds nothing. */
export const emptyNote = note('截至报告日期，暂无相关记录。');

/** A section, with a note if it could not be read or is empty. */
export function section(
  id: string,
  title: string,
  valid: boolean,
  blocks: readonly ReportBlock[],
): SectionDraft {
  if (!valid) return { id, title, valid, blocks: [unreadNote] };
  return { id, title, valid, blocks: blocks.length > 0 ? blocks : [emptyNote] };
}

/** Numbers sections in their order. */
export const numbered = (drafts: readonly SectionDraft[]): readonly ReportDocumentSection[] =>
  drafts.map((draft, place) => ({ ...draft, number: place + 1 }));
