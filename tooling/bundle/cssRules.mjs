/** The top-level rules of a stylesheet, at-rules whole. */
export function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    const isEnd = depth === 0 && (sign === '}' || sign === ';');
    if (!isEnd) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}

/** A stylesheet without the given rules, in the same order. */
export const withoutRules = (css, gone) =>
  rulesOf(css)
    .filter((rule) => !gone.has(rule))
    .join('');
