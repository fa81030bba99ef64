/** The last entry of a list. `at(-1)` is younger than the supported browsers (docs/browsers.md). */
export const lastOf = <Entry>(list: ArrayLike<Entry>): Entry | undefined => list[list.length - 1];
