import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

const resultsFile = fromRoot('bench/results/reliability.json');
const documentFile = fromRoot('docs/reliability.md');
const begin = '<!-- figures: written by npm run reliability -->';
const end = '<!-- end of figures -->';

/** Three digits, or all those before the point. */
const format = (value) =>
  Math.abs(value) < 1_000
    ? value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
    : value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** Prints the figures of a scenario. */
export function printFigures({ title, how, figures }) {
  console.log(`\n${title}\n  ${how}`);
  for (const { name, value, unit, target } of figures) {
    const verdict = target ? `  target ${target.limit}: ${target.met ? 'met' : 'NOT met'}` : '';
    console.log(`  ${name.padEnd(60)} ${format(value).padStart(10)} ${unit}${verdict}`);
  }
}

/** The results of all scenarios that ever ran, by name. */
export async function readResults() {
  const text = await readFile(resultsFile, 'utf8').catch(() => '{}');
  return JSON.parse(text).parts ?? {};
}

/** Stores the results. */
export async function writeResults(parts) {
  await writeFile(resultsFile, `${JSON.stringify({ parts }, null, 2)}\n`);
}

function tableOf(rows) {
  const widths = rows[0].map((_cell, at) => Math.max(3, ...rows.map((row) => row[at].length)));
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const [head, ...body] = rows;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/** Markdown of the results: a table, and how each scenario was run. */
export function describeResults(parts) {
  const rows = [['what', 'figure', 'target', 'met']];
  const hows = [];
  for (const { at, title, how, figures } of Object.values(parts)) {
    hows.push(`- **${title}** (${at.slice(0, 10)}): ${how}`);
    for (const { name, value, unit, target } of figures)
      rows.push([
        `${title}: ${name}`,
        `${format(value)} ${unit}`.trim(),
        target?.limit ?? '',
        target ? (target.met ? 'yes' : 'no') : '',
      ]);
  }
  return `${tableOf(rows)}\n\n${hows.join('\n')}`;
}

/** Puts the results between the markers of the document. */
export async function updateDocument(parts) {
  const text = await readFile(documentFile, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${documentFile} has no markers for the figures`);
  const head = text.slice(0, from + begin.length);
  await writeFile(documentFile, `${head}\n\n${describeResults(parts)}\n\n${text.slice(to)}`);
}
