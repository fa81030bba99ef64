/** A text that is already HTML. */
export interface Html {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

type Part = string | number | null | undefined | Html | readonly Part[];

function write(part: Part): string {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if ('html' in part) return part.html;
  return part.map(write).join('');
}

/** Template tag for HTML; escapes every value that is not `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, at) => text + write(parts[at])).join(''),
});

/** Renders a part if there is a value to show. */
export const when = <T>(value: T | null | undefined | '' | false, render: (value: T) => Html) =>
  value === null || value === undefined || value === '' || value === false
    ? undefined
    : render(value);
