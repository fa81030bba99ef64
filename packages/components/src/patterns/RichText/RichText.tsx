import { createElement, type ReactNode } from 'react';
import { fillCopy } from '../../copy/fillCopy.js';
import { useRichTextCopy } from './copy.js';
import { body, scroller } from './RichText.css.js';
import { parseRichText, type RichElement, type RichNode } from './parseRichText.js';

export interface RichTextProps {
  /** HTML as stored by the server. Only elements of a short list are rendered; headings start at level three. */
  readonly html: string;
}

/** User HTML with headings, lists, tables and links; other elements are not rendered. */
export function RichText({ html }: RichTextProps) {
  const { tableOf } = useRichTextCopy();
  return <div className={body}>{draw(parseRichText(html), tableOf)}</div>;
}

const draw = (nodes: readonly RichNode[], tableOf: string): ReactNode[] =>
  nodes.map((node, place) => (typeof node === 'string' ? node : drawElement(node, place, tableOf)));

function drawElement(element: RichElement, key: number, tableOf: string): ReactNode {
  const { name, link, start, colSpan, rowSpan, number } = element;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  const children = draw(element.children, tableOf);
  if (link)
    return (
      <a key={key} {...link}>
        {children}
      </a>
    );
  if (name === 'a') return <span key={key}>{children}</span>;
  if (number === undefined) return createElement(name, { key, start, colSpan, rowSpan }, children);
  const label = fillCopy(tableOf, { n: number });
  return (
    <div key={key} className={scroller} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
