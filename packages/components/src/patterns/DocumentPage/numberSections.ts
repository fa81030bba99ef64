import type { ReactNode } from 'react';

export interface DocumentPart {
  /** Id of the heading, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface DocumentSection extends DocumentPart {
  readonly parts?: readonly DocumentPart[] | undefined;
}

export interface NumberedHeading {
  readonly id: string;
  readonly title: string;
  /** 2, 2.1. */
  readonly number: string;
  readonly level: 2 | 3;
}

/** All headings of a document in order, with their numbers. */
export function numberSections(sections: readonly DocumentSection[]): NumberedHeading[] {
  return sections.flatMap(({ id, title, parts }, turn) => [
    { id, title, number: String(turn + 1), level: 2 as const },
    ...(parts ?? []).map((part, place) => ({
      id: part.id,
      title: part.title,
      number: `${turn + 1}.${place + 1}`,
      level: 3 as const,
    })),
  ]);
}
