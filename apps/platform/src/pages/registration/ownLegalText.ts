import type { LegalSection } from './legalText.js';

export interface OwnLegalText {
  readonly points: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** A region's own text: lines that begin with # are titles, and those before the first one, if there is one, say the gist. */
export function ownLegalText(texts: readonly string[]): OwnLegalText {
  const points: string[] = [];
  const sections: { title: string; lines: string[] }[] = [];
  let lines = points;
  for (const text of texts) {
    const title = /^#+\s*(.*)$/.exec(text)?.[1];
    if (title === undefined) lines.push(text);
    // A # alone names nothing.
    else if (title !== '') {
      lines = [];
      sections.push({ title, lines });
    }
  }
  if (sections.length === 0) return { points: [], sections: [{ title: '正文', lines: points }] };
  return { points, sections };
}
