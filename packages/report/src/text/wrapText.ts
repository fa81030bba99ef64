import { canBreak } from './canBreak.js';

/**
 * Breaks a text into lines no wider than `width`, where Chinese and Latin text may break; a word that is wider than a
 * whole line breaks inside. Line feeds begin a new line. An empty text is one empty line.
 */
export function wrapText(
  text: string,
  width: number,
  widthOf: (character: string) => number,
): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      fits(line, width, widthOf)
        ? line.replace(/ +$/, '')
        : wrapLine(Array.from(line), width, widthOf),
    );
}

/** Nearly every cell of a table fits on one line. */
function fits(line: string, width: number, widthOf: (character: string) => number): boolean {
  let used = 0;
  for (const character of line) {
    used += widthOf(character);
    if (used > width) return false;
  }
  return true;
}

function wrapLine(
  characters: readonly string[],
  width: number,
  widthOf: (character: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  let chance = 0;
  let used = 0;
  for (let place = 0; place < characters.length; place += 1) {
    const character = characters[place] ?? '';
    if (place > start && canBreak(characters[place - 1] ?? '', character)) chance = place;
    const own = widthOf(character);
    // A space at the end of a line hangs in the margin.
    const isTooWide = used + own > width + 0.001 && place > start && character !== ' ';
    if (isTooWide) {
      const end = chance > start ? chance : place;
      lines.push(trimmed(characters.slice(start, end)));
      start = end;
      used = characters.slice(start, place).reduce((sum, one) => sum + widthOf(one), 0);
    }
    used += own;
  }
  lines.push(trimmed(characters.slice(start)));
  return lines;
}

const trimmed = (characters: readonly string[]) => characters.join('').replace(/ +$/, '');
