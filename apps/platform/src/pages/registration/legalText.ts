/** Region facts used in a legal text. */
export interface LegalFacts {
  readonly platform: string;
  readonly sponsor: string;
  readonly contact: string;
}

export interface LegalSection {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface LegalText {
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly sections: (facts: LegalFacts) => readonly LegalSection[];
}
