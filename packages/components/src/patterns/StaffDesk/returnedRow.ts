let remembered: readonly string[] = [];
/** Address of the list's page that the record is on. */
let listHref: string | undefined;
let isBack = false;

const noteBack = () => {
  isBack = true;
};

/**
 * Remembers the record that is open, the one that takes its place if a decision removes it from its list, and the page
 * of the list that it is on.
 */
export function rememberRow(href: string, nextHref?: string, pageHref?: string): void {
  remembered = nextHref === undefined ? [href] : [href, nextHref];
  listHref = pageHref;
  isBack = false;
  // Before the listeners of routers, which may render the list at once.
  if (typeof window !== 'undefined')
    window.addEventListener('popstate', noteBack, { capture: true, once: true });
}

/** Which of a list's rows the viewer comes back to; undefined if none of them was open. */
export const returnedRow = (hrefs: readonly string[]): string | undefined =>
  remembered.find((href) => hrefs.includes(href));

/** An address without its page, and that page. */
function pageOf(href: string): readonly [list: string, page: number] {
  const { pathname, searchParams, hash } = new URL(href, window.location.href);
  const page = Number(searchParams.get('index') ?? 1);
  searchParams.delete('index');
  searchParams.sort();
  return [`${pathname}?${searchParams.toString()}${hash}`, page];
}

/**
 * The page of this list that the browser's Back leads to: that of the record seen last, which may be another than the one
 * the first record was opened from. Undefined if the viewer did not come back, or to another list.
 */
export function returnedPage(): number | undefined {
  if (!isBack || listHref === undefined) return undefined;
  const [list, page] = pageOf(listHref);
  return pageOf(window.location.href)[0] === list ? page : undefined;
}

/** Forgets the row once the viewer is back. */
export function forgetRow(): void {
  remembered = [];
  listHref = undefined;
  isBack = false;
}
