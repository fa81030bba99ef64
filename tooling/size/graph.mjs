import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const staticImport =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?\s*from\s*)?["']([^"']+\.js)["']/g;
const pageScript = /<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g;

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

/** Returns the scripts that a built page loads at first. */
export function scriptsOfPage(html, distFolder) {
  const files = matches(readFileSync(html, 'utf8'), pageScript);
  return withStaticImports(files.map((file) => join(distFolder, file.replace(/^\//, ''))));
}
