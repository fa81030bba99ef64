const widths = [375, 768, 1440];
const height = 900;

const pixels = (text: string) => Number.parseFloat(text) || 0;
const brush = () => document.createElement('canvas').getContext('2d');

function neededWidth({ placeholder }: HTMLInputElement, style: CSSStyleDeclaration): number {
  const context = brush();
  if (!context) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily } = style;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(placeholder).width;
}

/** What does not fit: a placeholder, unlike a text that wraps, is cut without a sign. */
function tooLong(input: HTMLInputElement): string[] {
  const style = getComputedStyle(input);
  const room = input.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight);
  const needed = neededWidth(input, style);
  // Fields that are not shown have no width.
  return room > 0 && needed > room + 1
    ? [
        `${innerWidth} px: “${input.placeholder}” takes ${Math.ceil(needed)} px of ${Math.floor(room)}`,
      ]
    : [];
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')];

/** Fails a story that has a placeholder wider than its field, on a phone, a tablet or a screen. */
export async function checkPlaceholders(): Promise<void> {
  if (fields().length === 0) return;
  const { page } = await import('vitest/browser');
  const [width, tall] = [innerWidth, innerHeight];
  const found: string[] = [];
  for (const one of widths) {
    await page.viewport(one, height);
    found.push(...fields().flatMap(tooLong));
  }
  await page.viewport(width, tall);
  if (found.length > 0) throw new Error(`Placeholders are cut:\n${found.join('\n')}`);
}
