import { useEffect } from 'react';

/** Draws the site in the colour of its region; regions without one have the colours of the theme. */
export function useBrand(colour: string | null | undefined): void {
  useEffect(() => {
    // Through the object model, which a strict policy allows; most visits do not need the arithmetic.
    const { style, dataset } = document.documentElement;
    // Of a page that the server has drawn (packages/draw/src/drawnDocument.ts): it has the colour already.
    if (colour && dataset['brand'] === colour) return () => void delete dataset['brand'];
    delete dataset['brand'];
    if (!colour) return undefined;
    let set: readonly string[] | undefined;
    let ended = false;
    const apply = async () => {
      const { brandColors } = await import('./brandColors.js');
      if (ended) return;
      const values = brandColors(colour);
      set = Object.keys(values);
      for (const name of set) style.setProperty(name, values[name] ?? null);
    };
    void apply().catch(() => undefined);
    return () => {
      ended = true;
      set?.forEach((name) => style.removeProperty(name));
    };
  }, [colour]);
}
