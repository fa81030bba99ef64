/** WCAG 1.4.3, for text in a colour on white and white text on the colour. */
export const minBrandContrast = 4.5;

/** Contrast of a colour (#rrggbb) with white (WCAG 2.2, relative luminance); undefined for what is no such colour. */
export function contrastWithWhite(colour: string): number | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((text) => {
    const part = Number.parseInt(text, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** Whether texts in a region's colour can be read; the site keeps its own colour for any other. */
export const isReadableBrand = (colour: string): boolean =>
  (contrastWithWhite(colour) ?? 0) >= minBrandContrast;
