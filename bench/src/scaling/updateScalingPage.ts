import { readFile, writeFile } from 'node:fs/promises';
import type { Section } from '../report.js';
import { fromRoot } from '../server/processes.js';

const begin = '<!-- figures: written by npm run bench -- scaling -->';
const end = '<!-- end of figures -->';

const format = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value)
    ? '–'
    : value.toLocaleString('en-US', {
        maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0,
      });

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...body] = rows;
  return [line(head), `| ${rule.join(' | ')} |`, ...body.map(line)].join('\n');
}

/** A table of the figures: a row each, a column each size. */
export function describeScaling(sections: readonly Section[], sizes: readonly number[]): string {
  const names = new Map<string, string>();
  for (const { figures } of sections)
    for (const { name, unit } of figures) names.set(name, unit === '' ? name : `${name} (${unit})`);
  const valueOf = (section: Section, name: string) =>
    section.figures.find((one) => one.name === name)?.value;
  return tableOf([
    ['', ...sizes.map((size) => `${size.toLocaleString('en-US')} orders`)],
    ...[...names].map(([name, shown]) => [
      shown,
      ...sections.map((section) => format(valueOf(section, name))),
    ]),
  ]);
}

/** Puts the figures between the markers of docs/scaling.md. */
export async function updateScalingPage(
  sections: readonly Section[],
  sizes: readonly number[],
): Promise<void> {
  const file = fromRoot('docs/scaling.md');
  const text = await readFile(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no markers for the figures`);
  const head = text.slice(0, from + begin.length);
  await writeFile(file, `${head}\n\n${describeScaling(sections, sizes)}\n\n${text.slice(to)}`);
}
