const end = '<!-- /generated -->';

/** Replaces what stands between `<!-- generated: name -->` and `<!-- /generated -->` in a document. */
export function replaceGenerated(text, path, name, content) {
  const begin = `<!-- generated: ${name} -->`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
