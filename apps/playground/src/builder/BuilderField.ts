/** One option of the form. */
export interface BuilderField {
  readonly label: string;
  readonly hint?: string;
  /** Without them the field is a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}
