const svgNamespace = 'http://www.w3.org/2000/svg';
const headHeight = 28;
const lineHeight = 18;
const padding = 12;
/** Properties that classes set on the page and the file must contain. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
] as const;

/** Copies computed styles into presentation attributes: a file has no style sheet, and `style=` is never used. */
function copyLook(from: Element, to: Element): void {
  const look = getComputedStyle(from);
  for (const name of kept) {
    // Fills that refer to a pattern are attributes already.
    if (to.getAttribute(name)?.startsWith('url(')) continue;
    const value = look.getPropertyValue(name);
    if (value !== '') to.setAttribute(name, value);
  }
  to.removeAttribute('class');
  const children = Array.from(to.children);
  Array.from(from.children).forEach((child, turn) => {
    const copy = children[turn];
    if (copy) copyLook(child, copy);
  });
}

function textOf(
  content: string,
  { x, y, size, look }: { x: number; y: number; size: number; look: CSSStyleDeclaration },
): SVGTextElement {
  const text = document.createElementNS(svgNamespace, 'text');
  text.setAttribute('x', String(x));
  text.setAttribute('y', String(y));
  text.setAttribute('font-size', String(size));
  text.setAttribute('font-family', look.fontFamily);
  text.setAttribute('fill', look.color);
  text.textContent = content;
  return text;
}

/**
 * A chart as a standalone element: vectors with their colours as attributes, its title above and the names of its
 * series below. For files, and for reports that draw vectors.
 */
export function standaloneDrawing(
  drawing: SVGSVGElement,
  title: string,
  labels: readonly string[],
): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyLook(drawing, copy);
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const look = getComputedStyle(drawing);
  const below = labels.length * lineHeight;
  const whole = { width: width + 2 * padding, height: height + headHeight + below + 2 * padding };
  copy.setAttribute('xmlns', svgNamespace);
  copy.setAttribute(
    'viewBox',
    `${x - padding} ${y - padding - headHeight} ${whole.width} ${whole.height}`,
  );
  copy.setAttribute('width', String(whole.width));
  copy.setAttribute('height', String(whole.height));
  copy.setAttribute('role', 'img');
  copy.setAttribute('aria-label', title);
  copy.removeAttribute('aria-hidden');
  copy.append(
    textOf(title, { x, y: y - padding, size: 16, look }),
    ...labels.map((label, turn) =>
      textOf(`${turn + 1}. ${label}`, {
        x,
        y: y + height + (turn + 1) * lineHeight,
        size: 12,
        look,
      }),
    ),
  );
  return copy;
}

/** The same as a file. */
export function drawingFile(
  drawing: SVGSVGElement,
  title: string,
  labels: readonly string[],
): Blob {
  const text = new XMLSerializer().serializeToString(standaloneDrawing(drawing, title, labels));
  return new Blob([text], { type: 'image/svg+xml' });
}
