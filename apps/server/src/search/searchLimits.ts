/** Where lists change from one way of searching to another, which finds the same. Tests lower them to reach both. */
export const searchLimits = {
  /** Totals are exact up to here; what is more frequent is read in the order of the list. */
  counted: 10_000,
  /** What a name stands for is passed on as a list of ids up to here, and as a query beyond. */
  ids: 1_000,
  /** Newest rows that tell what is common: a part of a code that one in a hundred has, a filter that half of them meet. */
  recent: 1_000,
  /** Rows that are read in the order of the list to count what is frequent, or what is before a row; indexes count beyond. */
  walked: 50_000,
  /** The same where they are counted by several values, none of which is most of them. */
  grouped: 250_000,
};
