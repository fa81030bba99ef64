/** Which rows are selected, and how that changes. */
export interface TableSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** `isRange` with the Shift key: everything between this row and the one changed before. */
  readonly onToggle: (row: Row, isRange: boolean) => void;
  /** Selects or deselects all rows of the table. */
  readonly onToggleAll: () => void;
  /** Name of a row's checkbox: 选择 重庆明月食品有限公司. */
  readonly label: (row: Row) => string;
  /** Name of the checkbox in the head. */
  readonly labelOfAll: string;
}
