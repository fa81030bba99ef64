/** A phrase that the viewer can insert into an opinion. */
export interface OpinionPhrase {
  readonly id: string;
  readonly text: string;
  /** Whether the viewer added it, and can delete it. */
  readonly isOwn: boolean;
  /** Whether the department has it too. */
  readonly isShared: boolean;
}

/** The viewer's phrases, last used first, and what can be done with them. */
export interface OpinionPhrases {
  readonly phrases: readonly OpinionPhrase[];
  /** Department that phrases can be shared with; null without one. */
  readonly departmentName: string | null;
  readonly onUse: (id: string) => void;
  /** Resolves with why a phrase could not be added; undefined if it was. */
  readonly onAdd: (text: string, isShared: boolean) => Promise<string | undefined>;
  /** Resolves with why a phrase could not be deleted; undefined if it was. */
  readonly onDelete: (id: string) => Promise<string | undefined>;
}
