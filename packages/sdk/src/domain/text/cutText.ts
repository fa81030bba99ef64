/** The first characters of a text, counted and cut by code points, so that no character is split (𠮷, emoji). */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('');
