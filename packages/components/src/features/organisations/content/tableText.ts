import { lastOf } from '@huiqi/sdk/domain';
import type { RichElement, RichNode } from '../../../patterns/RichText/parseRichText.js';
import { toInlineHtml, toInlineText, type InlineText } from './inlineText.js';

/** Cells of a row: `| a | b |`. A backslash escapes a mark. */
function cellsOf(row: string): readonly string[] {
  const cells = [''];
  for (let at = 1; at < row.length; at += 1) {
    const letter = row.charAt(at);
    if (letter === '|') cells.push('');
    else {
      const taken = letter === '\\' ? row.slice(at, at + 2) : letter;
      cells.push((cells.pop() ?? '') + taken);
      at += taken.length - 1;
    }
  }
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.length > 1 && lastOf(trimmed) === '' ? trimmed.slice(0, -1) : trimmed;
}

/** HTML of table rows; a cell that starts with `* ` is a header. */
export const toTableHtml = (rows: readonly string[]): string =>
  `<table><tbody>${rows
    .map((row) => {
      const cells = cellsOf(row).map((cell) =>
        cell.startsWith('* ')
          ? `<th>${toInlineHtml(cell.slice(2).trim())}</th>`
          : `<td>${toInlineHtml(cell)}</td>`,
      );
      return `<tr>${cells.join('')}</tr>`;
    })
    .join('')}</tbody></table>`;

const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';

const rowsOf = (table: RichElement): readonly RichElement[] =>
  table.children
    .filter(isElement)
    .flatMap((part) => (part.name === 'tr' ? [part] : part.children.filter(isElement)))
    .filter(({ name }) => name === 'tr');

/** The text of a table; spanning cells and captions are lost. */
export function toTableText(table: RichElement): InlineText {
  let isLossy = table.children.some((part) => isElement(part) && part.name === 'caption');
  const text = rowsOf(table)
    .map(({ children }) => {
      const cells = children.filter(isElement).map((cell) => {
        const inner = toInlineText(cell.children);
        const words = inner.text.replace(/\s+/g, ' ').trim();
        if (inner.isLossy || inner.text.includes('\n') || cell.colSpan || cell.rowSpan)
          isLossy = true;
        return cell.name === 'th' ? `* ${words}` : words;
      });
      return `| ${cells.join(' | ')} |`;
    })
    .join('\n');
  return { text, isLossy };
}
