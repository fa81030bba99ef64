/** Returns the line on which each item of a JSON list begins. The text must be valid JSON. */
export function itemLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let inText = false;
  let isBetween = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
      continue;
    }
    if (/\s/.test(character)) continue;
    if (isBetween && character !== ']') {
      lines.push(line);
      isBetween = false;
    }
    if (character === '"') inText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth === 1 && (character === ',' || (character === '[' && lines.length === 0)))
      isBetween = true;
  }
  return lines;
}
