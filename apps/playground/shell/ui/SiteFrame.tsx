import { frame } from './desktop.css.js';

interface SiteFrameProps {
  /** Name of the window, by which the client knows its connection. */
  readonly name: string;
  readonly title: string;
  readonly src: string;
}

/** A page of the site, where a real client shows a web view. */
export function SiteFrame({ name, title, src }: SiteFrameProps) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this origin, which would not work in a sandbox
  return <iframe name={name} title={title} src={src} className={frame} />;
}
