import type { PolicyDetail } from '@huiqi/sdk';
import { createElement, type ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { usePolicyDetailCopy, type PolicyDetailCopy } from './detailCopy.js';
import { body, scroller } from './PolicyBody.css.js';
import { richText, type RichElement, type RichNode } from './richText.js';

/** The text of a policy, as the server keeps it; no other HTML is drawn. */
export function PolicyBody({ policy }: { readonly policy: Pick<PolicyDetail, 'content'> }) {
  const copy = usePolicyDetailCopy();
  return <div className={body}>{draw(richText(policy.content), copy)}</div>;
}

const draw = (nodes: readonly RichNode[], copy: PolicyDetailCopy): ReactNode[] =>
  nodes.map((node, place) => (typeof node === 'string' ? node : drawElement(node, place, copy)));

function drawElement(element: RichElement, key: number, copy: PolicyDetailCopy): ReactNode {
  const { name, href, colSpan, rowSpan, number } = element;
  if (name === 'br') return <br key={key} />;
  const children = draw(element.children, copy);
  if (name === 'a' && href !== undefined)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  if (name === 'a') return <span key={key}>{children}</span>;
  if (number === undefined) return createElement(name, { key, colSpan, rowSpan }, children);
  const label = fillCopy(copy.tableOf, { n: number });
  return (
    <div key={key} className={scroller} role="region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
