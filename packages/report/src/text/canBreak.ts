/** May not begin a line (UAX #14 CL, CP, EX, IS, NS; GB/T 15834 §5). */
const closing = new Set(
  '。，、；：？！）》」』】〉〕〗］｝”’…—～·‧・々〻％‰℃°′″,.;:?!)]}%、。，．：；！？）］｝｡､｣ー゛゜ゝゞヽヾ',
);

/** May not end a line (UAX #14 OP, PR). */
const opening = new Set('（《「『【〈〔〖［｛“‘￥＄([{¥$£€№');

/** Units that stay with their number (UAX #14 PO), as in 500万元 and 2026年. */
const units = new Set('年月日时分秒万亿元个次份笔人户％℃');

const digit = /^[\d０-９]$/;
/** Letters, digits and signs that make up words, numbers, codes and addresses. */
const word = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d!-~]$/u;
/** Where long addresses may break before a letter. */
const joints = new Set('-/\\_&?=@+');
const letter = /^[A-Za-z]$/;

const isSpace = (character: string) => character === ' ' || character === '\u200b';

/** Whether a line may end between two characters. */
export function canBreak(before: string, after: string): boolean {
  if (isSpace(after) || closing.has(after) || opening.has(before)) return false;
  if (isSpace(before)) return true;
  if (digit.test(before) && units.has(after)) return false;
  if (word.test(before) && word.test(after)) return joints.has(before) && letter.test(after);
  return true;
}
