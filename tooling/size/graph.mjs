import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const staticImport =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']([^"']+\.js)["']/g;
const pageScript = /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g;

const pageStyle = /<link\b[^>]*?\bhref="([^"]+\.css)"/g;

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Returns the given files and all their static imports, direct or indirect. */
export function withStaticImports(entries) {
  const seen = new Set();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const folder = dirname(file);
    for (const specifier of matches(readFileSync(file, 'utf8'), staticImport)) {
      if (specifier.startsWith('.')) queue.push(normalize(join(folder, specifier)));
    }
  }
  return [...seen].sort();
}

const inFolder = (folder, addresses) =>
  addresses.map((address) => join(folder, address.replace(/^\//, '')));

/** Returns the scripts that a page loads at first. */
export const scriptsIn = (html, distFolder) =>
  withStaticImports(inFolder(distFolder, matches(html, pageScript)));

/** Returns the style sheets that a page links to. */
export const stylesIn = (html, distFolder) => inFolder(distFolder, matches(html, pageStyle));

/** Returns the scripts that a built page loads at first. */
export const scriptsOfPage = (file, distFolder) =>
  scriptsIn(readFileSync(file, 'utf8'), distFolder);
