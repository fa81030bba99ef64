/** A rule of a stylesheet (parseSheet.ts). */
export type SheetRule =
  | {
      readonly selectors: readonly { readonly text: string; readonly classes: readonly string[] }[];
      readonly body: string;
    }
  /** `@media` and the like. */
  | { readonly group: string; readonly rules: readonly SheetRule[] }
  | { readonly animation: string; readonly text: string }
  | { readonly text: string };

function usedOf(rule: SheetRule, present: ReadonlySet<string>): string {
  if ('group' in rule) {
    const text = rule.rules.map((one) => usedOf(one, present)).join('');
    return text && `${rule.group}{${text}}`;
  }
  if ('animation' in rule) return '';
  if ('text' in rule) return rule.text;
  const used = rule.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
  return used.length > 0 ? used.map(({ text }) => text).join() + rule.body : '';
}

/** The rules of a stylesheet whose classes stand in the markup, in their order, and the animations that they name. */
export function usedRules(rules: readonly SheetRule[], markup: string): string {
  const present = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const text = rules.map((rule) => usedOf(rule, present)).join('');
  const animations = rules.filter((rule) => 'animation' in rule);
  return (
    text + animations.flatMap((one) => (text.includes(one.animation) ? [one.text] : [])).join('')
  );
}
