/** A text without what line breaks and columns add. */
export const bare = (text: string): string => text.replaceAll(/\s/g, '');
