import { withWidth } from './withWidth.js';

const widths = [375, 768, 1440];

const pixels = (text: string) => Number.parseFloat(text) || 0;
const brush = document.createElement('canvas').getContext('2d');

function neededWidth({ placeholder }: HTMLInputElement, style: CSSStyleDeclaration): number {
  if (!brush) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily } = style;
  brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return brush.measureText(placeholder).width;
}

/** Texts that do not fit: unlike wrapping text, a placeholder is cut off silently. */
function tooLong(input: HTMLInputElement): string[] {
  const style = getComputedStyle(input);
  const room = input.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
  const needed = neededWidth(input, style);
  // Hidden fields have no width.
  return room > 0 && needed > room + 1
    ? [
        `${innerWidth} px: “${input.placeholder}” takes ${Math.ceil(needed)} px of ${Math.floor(room)}`,
      ]
    : [];
}

/** Fails a story with a placeholder wider than its field, on phone, tablet or desktop. */
export function checkPlaceholders(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];
  if (fields.length === 0) return;
  const found = widths.flatMap((width) => withWidth(width, () => fields.flatMap(tooLong)));
  if (found.length > 0) throw new Error(`Placeholders are cut:\n${found.join('\n')}`);
}
