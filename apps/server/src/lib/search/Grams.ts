import { intersect, Slots } from './Slots.js';

const wide = 0x1_0000;
const none = new Int32Array(0);
const maxKnownWords = 200;

/**
 * Finds the texts that contain a word, by the single characters and adjacent pairs in each text. Chinese has no spaces
 * to split at, and any segmenter is wrong about some words; pairs need no dictionary and miss nothing.
 */
export class Grams {
  readonly #single = new Map<number, Slots>();
  readonly #pairs = new Map<number, Slots>();
  readonly #texts: string[] = [];
  /** Results for words of three or more characters, until the next text is added. */
  readonly #known = new Map<string, Int32Array>();

  /** Adds a folded text; its number is the count of texts before it. */
  add(text: string): void {
    const slot = this.#texts.push(text) - 1;
    this.#known.clear();
    let before = -1;
    for (let at = 0; at < text.length; at += 1) {
      const sign = text.charCodeAt(at);
      addTo(this.#single, sign, slot);
      if (before >= 0) addTo(this.#pairs, before * wide + sign, slot);
      before = sign;
    }
  }

  /** Numbers of the texts that contain the word, ascending. */
  find(word: string): Int32Array {
    if (word.length === 1) return this.#single.get(word.charCodeAt(0))?.values() ?? none;
    if (word.length === 2) return this.#pair(word, 0);
    const known = this.#known.get(word);
    if (known) return known;
    const found = this.#findLong(word);
    if (this.#known.size >= maxKnownWords) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }

  #pair(word: string, at: number): Int32Array {
    const key = word.charCodeAt(at) * wide + word.charCodeAt(at + 1);
    return this.#pairs.get(key)?.values() ?? none;
  }

  /** Texts with every pair of the word; the text itself tells whether they are adjacent. */
  #findLong(word: string): Int32Array {
    const pairs = Array.from({ length: word.length - 1 }, (_unused, at) => this.#pair(word, at));
    pairs.sort((one, other) => one.length - other.length);
    return pairs.reduce(intersect).filter((slot) => this.#texts[slot]?.includes(word));
  }
}

function addTo(lists: Map<number, Slots>, key: number, slot: number): void {
  let list = lists.get(key);
  if (!list) {
    list = new Slots();
    lists.set(key, list);
  }
  list.add(slot);
}
