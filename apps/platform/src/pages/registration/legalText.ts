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
  /** The gist in the words of the text; the text decides. */
  readonly points: readonly string[];
  readonly sections: (facts: LegalFacts) => readonly LegalSection[];
}
