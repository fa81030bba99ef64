export interface PageInput {
  /** Page number, from 1. Defaults to 1. */
  readonly index?: number | undefined;
  readonly size?: number | undefined;
}

export interface Range {
  readonly limit: number;
  readonly offset: number;
}

/** A Drizzle select that accepts a limit and offset. */
interface Select<Row> {
  limit(limit: number): { offset(offset: number): PromiseLike<Row[]> };
}

/** A list that is read in pages. */
export interface PageQuery<Row, Item> {
  readonly rows: Select<Row> | ((range: Range) => PromiseLike<Row[]>);
  readonly toItem: (row: Row) => Item;
  /** Number of rows of the whole list. */
  readonly total: PromiseLike<number> | (() => PromiseLike<number>);
}

export interface Page<Item> {
  readonly content: Item[];
  readonly page: {
    readonly index: number;
    readonly size: number;
    readonly total: number;
    /** Present if there are more rows than were counted. */
    readonly relation?: 'AT_LEAST';
  };
}

/** Reads one page of a list, in the contract's shape. */
export async function page<Row, Item>(
  { rows, toItem, total }: PageQuery<Row, Item>,
  { index = 1, size }: PageInput,
  defaultSize: number,
): Promise<Page<Item>> {
  const limit = size ?? defaultSize;
  const offset = (index - 1) * limit;
  const found =
    typeof rows === 'function' ? rows({ limit, offset }) : rows.limit(limit).offset(offset);
  const content = (await found).map(toItem);
  return {
    content,
    page: { index, size: limit, total: await (typeof total === 'function' ? total() : total) },
  };
}
