import { focusHeading } from '@huiqi/components/patterns';
import { useEffect } from 'react';
import { useSite } from '../boot/SiteContext.js';

interface ScrollAndTitleProps {
  /** Identifies the page; a new value is a new page. */
  readonly page: string;
  /** The name of the object shown, then that of the page. */
  readonly titles: readonly (string | null)[];
}

let shown: string | undefined;

/** On every page change, scrolls to the top (spec 1 §2), sets the title and focuses the heading. */
export function ScrollAndTitle({ page, titles }: ScrollAndTitleProps) {
  const { config } = useSite();
  useEffect(() => {
    const isFirst = shown === undefined;
    const isSame = shown === page;
    shown = page;
    const main = document.getElementById('main');
    // On the first page of a visit, focus stays where the browser put it.
    if (isFirst || isSame || !main) return undefined;
    window.scrollTo(0, 0);
    return focusHeading(main);
  }, [page]);
  const parts = [...titles, `${config.local}惠企平台`].filter((part) => part !== null);
  return <title>{parts.join(' - ')}</title>;
}
