import { emitUnserved } from './contractDocs.mjs';

const begin = '<!-- generated: not served -->';
const end = '<!-- /generated -->';

/** The SDK's README with its list of operations the reference server does not offer. */
export function emitReadme(text, operations, tags) {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`packages/sdk/README.md has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${emitUnserved(operations, tags)}\n\n${end}${after}`;
}
