import type { PolicyTextPart } from '@huiqi/sdk';
import { fold } from '../../text/fold.js';

const before = 20;
const length = 120;

/** Splits a text at matches of the folded words. */
export function markWords(text: string, words: readonly string[]): PolicyTextPart[] {
  const folded = fold(text);
  const marked = new Uint8Array(text.length);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(1, at, at + word.length);
  const parts: PolicyTextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[from]) continue;
    parts.push({ text: text.slice(from, at), mark: marked[from] === 1 });
    from = at;
  }
  return parts;
}

/** Whether a position is inside a surrogate pair. */
const splitsSign = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at));

/** The text around its first match, split into parts; empty without a match. */
export function quote(text: string, words: readonly string[]): PolicyTextPart[] {
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  if (places.length === 0) return [];
  let from = Math.max(0, Math.min(...places) - before);
  if (splitsSign(text, from)) from += 1;
  let to = Math.min(text.length, from + length);
  if (splitsSign(text, to)) to -= 1;
  const cut = text.slice(from, to).replaceAll('\n', ' ');
  return markWords(`${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`, words);
}
