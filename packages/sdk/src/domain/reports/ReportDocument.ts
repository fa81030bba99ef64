import type { ReportHeader } from '../../generated/models.js';

/** A credit report as a document for viewer and PDF. All texts are ready for display. */
export interface ReportDocument {
  readonly title: string;
  readonly header: ReportHeader;
  readonly sections: readonly ReportDocumentSection[];
}

export interface ReportDocumentSection {
  /** Anchor and bookmark; unique in the document. */
  readonly id: string;
  /** Counts from 1. */
  readonly number: number;
  readonly title: string;
  /** Whether the section could be read. Otherwise it only contains a note. */
  readonly valid: boolean;
  readonly blocks: readonly ReportBlock[];
}

/** A block of a section. A chart is followed by the table of its figures. */
export type ReportBlock =
  | ReportFacts
  | ReportTable
  | ReportColumnChart
  | ReportRadarChart
  | ReportNote;

export interface ReportFact {
  readonly term: string;
  readonly value: string;
  readonly unit?: string;
}

export interface ReportFacts {
  readonly kind: 'facts';
  readonly items: readonly ReportFact[];
}

export interface ReportColumn {
  readonly key: string;
  readonly header: string;
  readonly unit?: string;
  /** Figures are right-aligned, so that their decimals line up. */
  readonly align: 'start' | 'end';
}

export interface ReportTable {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly ReportColumn[];
  /** Texts by key of the column. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Indexes of the rows with sums. */
  readonly emphasised?: readonly number[];
}

export interface ReportSeries {
  readonly name: string;
  /** One per category; null if unknown. */
  readonly values: readonly (number | null)[];
}

export interface ReportColumnChart {
  readonly kind: 'bars' | 'curves';
  readonly caption: string;
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly ReportSeries[];
}

export interface ReportAxis {
  readonly name: string;
  /** 0 to 100. */
  readonly value: number;
}

export interface ReportRadarChart {
  readonly kind: 'radar';
  readonly caption: string;
  readonly axes: readonly ReportAxis[];
}

export interface ReportNote {
  readonly kind: 'note';
  readonly text: string;
}
