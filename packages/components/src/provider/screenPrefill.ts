/** What a place knows of an application before anybody types. What was saved or typed before goes first. */
export interface ScreenPrefill {
  /** Unified social credit code of the company that is proposed, where the user has several. */
  readonly creditCode?: string | undefined;
  /** Whom the bank shall call. */
  readonly contactName?: string | undefined;
  readonly contactPhone?: string | undefined;
  /** In 万元, as a decimal string. */
  readonly amount?: string | undefined;
  readonly termMonths?: number | undefined;
}
