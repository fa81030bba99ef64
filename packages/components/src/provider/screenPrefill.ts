/** What a place knows of an application before anybody types. What was saved or typed before goes first. */
export interface ScreenPrefill {
  /** The company that is proposed, where the user has several. */
  readonly company?: ProposedCompany | undefined;
  /** Whom the bank shall call. */
  readonly contact?:
    | { readonly name?: string | undefined; readonly phone?: string | undefined }
    | undefined;
  /** In 万元, as a decimal string. */
  readonly amount?: string | undefined;
  readonly termMonths?: number | undefined;
}

/** A company by its unified social credit code, or by its name. */
export interface ProposedCompany {
  readonly creditCode?: string | undefined;
  readonly name?: string | undefined;
}
