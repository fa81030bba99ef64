import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import ts from 'typescript';
import { isAtFloor } from './isAtFloor.mjs';

const { builtins, classes, operators, regular_expressions: patterns } = bcd.javascript;

/** What builds leave as it is, by the record that tells since when browsers know it. */
const records = {
  'top-level await': operators.await.top_level,
  'a private name in an object': classes.private_class_fields_in,
  'a lookbehind': patterns.lookbehind_assertion,
  'the flag d of a pattern': builtins.RegExp.hasIndices,
  'the flag v of a pattern': builtins.RegExp.unicodeSets,
};

const isTop = (node) =>
  node === undefined ||
  (!ts.isFunctionLike(node) && !ts.isClassElement(node) && isTop(node.parent));

function syntaxOf(node) {
  if (ts.isAwaitExpression(node)) return isTop(node.parent) ? ['top-level await'] : [];
  if (ts.isPrivateIdentifier(node) && ts.isBinaryExpression(node.parent))
    return ['a private name in an object'];
  if (!ts.isRegularExpressionLiteral(node)) return [];
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
  return [
    ...(/(?:^|[^\\])\(\?<[=!]/.test(pattern) ? ['a lookbehind'] : []),
    ...['d', 'v']
      .filter((flag) => flags.includes(flag))
      .map((flag) => `the flag ${flag} of a pattern`),
  ];
}

/** The syntax of a node that browsers of the floor may not have. */
export const youngSyntax = (node) =>
  syntaxOf(node).filter((name) => !isAtFloor(records[name].__compat));
