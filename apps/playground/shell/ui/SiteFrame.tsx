import { useEffect, useRef } from 'react';
import { frame } from './desktop.css.js';

interface SiteFrameProps {
  /** Name of the window, by which the client knows its connection. */
  readonly name: string;
  readonly title: string;
  /** Path and query of the site; a token in it is stored nowhere. */
  readonly src: string;
}

/** A page of the site, where a real client shows a web view. */
export function SiteFrame({ name, title, src }: SiteFrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Without an attribute and a history entry, which would keep the token.
    element.current?.contentWindow?.location.replace(src);
  }, [src]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this origin, which would not work in a sandbox
  return <iframe ref={element} name={name} title={title} className={frame} />;
}
