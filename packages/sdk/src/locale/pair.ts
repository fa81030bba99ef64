type Labels = Readonly<Record<string, string>>;

/** A table of the contract and its labels in another language. */
export type LabelPair = readonly [table: Labels, labels: Labels];

/** Same values, other labels: the compiler knows the missing ones. */
export const pair = <Table extends Labels>(
  table: Table,
  labels: { readonly [Value in keyof Table]: string },
): LabelPair => [table, labels];
