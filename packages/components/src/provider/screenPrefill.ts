/** Initial values of an application known to the host. Saved or typed values take precedence. */
export interface ScreenPrefill {
  /** The suggested company, if the user has several. */
  readonly company?: ProposedCompany | undefined;
  /** The bank's contact. */
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
