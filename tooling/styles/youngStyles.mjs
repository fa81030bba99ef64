import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';
import { isAtFloor } from '../browsers/isAtFloor.mjs';

const { properties, selectors, types, 'at-rules': atRules } = bcd.css;

/** The records of units, which compatibility data groups. */
const unitRecords = [
  [/^(?:cq[whib]|cqmin|cqmax)$/, types.length.container_query_length_units],
  [/^dv[whib]$|^dvmin$|^dvmax$/, types.length.viewport_percentage_units_dynamic],
  [/^sv[whib]$|^svmin$|^svmax$/, types.length.viewport_percentage_units_small],
  [/^lv[whib]$|^lvmin$|^lvmax$/, types.length.viewport_percentage_units_large],
];

const unitRecord = (unit) =>
  unitRecords.find(([pattern]) => pattern.test(unit))?.[1] ?? types.length[unit];

/** Functions of values by name. */
const functions = new Map();
function collect(record) {
  for (const [name, child] of Object.entries(record)) {
    if (name === '__compat') continue;
    if (child.__compat && !functions.has(name)) functions.set(name, child);
    collect(child);
  }
}
collect(types);

/** Names and records of what a value of a property uses. */
function ofValue(property, value) {
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""').replace(/--[\w-]+/g, '');
  const called = [...plain.matchAll(/([a-z][\w-]*)\(/g)].map(([, name]) => [
    `${name}()`,
    functions.get(name),
  ]);
  const units = [...plain.matchAll(/[\d.]([a-z]+)\b/g)].map(([, unit]) => [unit, unitRecord(unit)]);
  const keywords = [...plain.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => [
    `${property}: ${word}`,
    properties[property]?.[word],
  ]);
  return [...called, ...units, ...keywords];
}

/** Names and records of what a selector uses. */
const ofSelector = (selector) =>
  [...selector.matchAll(/(?<!\\):{1,2}([a-z][a-z-]*)(\((?:[^()]|\([^()]*\))*\))?/g)].flatMap(
    ([, name, list = '']) => [
      [`:${name}`, selectors[name]],
      ...(name === 'not' && list.includes(',')
        ? [[':not() of a list', selectors.not.selector_list]]
        : []),
      ...(list ? ofSelector(list) : []),
    ],
  );

/** Names and records of what a rule of its own name uses. */
function ofAtRule({ name, params }) {
  const features = name === 'media' ? [...params.matchAll(/\(([a-z-]+)/g)] : [];
  return [
    [`@${name}`, atRules[name]],
    ...features.map(([, feature]) => {
      const plain = feature.replace(/^(?:min|max)-/, '');
      return [`@media (${feature})`, atRules.media[plain]];
    }),
    ...(name === 'media' && /[<>]/.test(params)
      ? [['@media with ranges', atRules.media.range_syntax]]
      : []),
  ];
}

const isInSupports = ({ parent }) =>
  parent !== undefined &&
  ((parent.type === 'atrule' && parent.name === 'supports') || isInSupports(parent));

/** Whether an older declaration, or one with a prefix, holds where a browser drops this one. */
const hasFallback = (declaration, isYoung) =>
  declaration.parent.nodes.some(
    (other) =>
      other.type === 'decl' &&
      other !== declaration &&
      (other.prop === `-webkit-${declaration.prop}` ||
        (other.prop === declaration.prop && !isYoung(other))),
  );

/** What a stylesheet uses that browsers of some versions do not have, and that has no fallback in it. Sorted names. */
export function youngStyles(css, versions) {
  const found = new Set();
  const young = (names) =>
    names.flatMap(([name, record]) =>
      record?.__compat && !isAtFloor(record.__compat, versions) ? [name] : [],
    );
  const youngIn = ({ prop, value }) =>
    prop.startsWith('-') ? [] : young([[prop, properties[prop]], ...ofValue(prop, value)]);
  postcss.parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'atrule') young(ofAtRule(node)).forEach((name) => found.add(name));
    if (node.type === 'rule') {
      const names = node.selectors.map((one) => young(ofSelector(one)));
      names.flat().forEach((name) => found.add(name));
      // Browsers drop a whole rule with a selector that they do not know.
      if (names.some((one) => one.length > 0) && names.some((one) => one.length === 0))
        found.add(`${names.flat()[0]} in a list of selectors`);
    }
    if (node.type !== 'decl') return;
    const names = youngIn(node);
    // Browsers accept a young value with variables, and drop it once they know them: too late for another declaration.
    const isDropped = names.includes(node.prop) || !node.value.includes('var(');
    if (!isDropped || !hasFallback(node, (other) => youngIn(other).length > 0))
      names.forEach((name) => found.add(name));
  });
  return [...found].sort();
}
