import type { Drawing } from '../../ui/shared/Illustration.js';
import { kindByWords } from '../../patterns/page/kindByWords.js';
import { newsTopicCopy } from './newsTopicCopy.js';

const drawings: Readonly<Record<keyof typeof newsTopicCopy, Drawing>> = {
  // A hall of a bank.
  bank: {
    shape: 'M30 32 60 16l30 16v6H30v-6ZM36 42h8v20h-8V42ZM56 42h8v20h-8V42ZM76 42h8v20h-8V42Z',
    lines: 'M26 66h68M22 71h76M60 24v6M30 38h60M14 71c0-10 4-14 8-14M106 71c0-10-4-14-8-14',
  },
  // Coins beside a rising line.
  loan: {
    shape:
      'M26 54h22v16H26V54ZM26 46h22v8H26v-8ZM88 20a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM56 60h10v10H56V60Z',
    lines:
      'M26 62h22M20 40l18-14 14 8 20-18M64 16h8v8M83 28l5 6 5-6M82 35h12M82 40h12M88 34v10M18 71h84',
  },
  // A list with a seal.
  list: {
    shape: 'M30 10h40v60H30V10ZM82 42a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
    lines: 'M40 24h20M40 34h20M40 44h14M75 56l5 5 9-9M76 68l-4 8 10-4 10 4-4-8',
  },
  // Hills, a house, the sun.
  country: {
    shape: 'M14 68l26-36 18 24 10-12 22 24H14ZM92 12a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
    lines: 'M10 70h100M72 70V56l12-9 12 9v14M80 70v-8h8v8M32 43l8 6 7-6',
  },
  // A shop.
  shop: {
    shape: 'M26 24h68l6 16H20l6-16ZM28 40h64v30H28V40Z',
    lines:
      'M20 40c0 8 13 8 13 0 0 8 14 8 14 0 0 8 13 8 13 0 0 8 14 8 14 0 0 8 13 8 13 0 0 8 13 8 13 0M36 70V52h14v18M60 52h22v10H60V52ZM16 71h88',
  },
};
/** A sheet with a horn. */
const other: Drawing = {
  shape: 'M20 14h46v54H20V14ZM74 34l22-12v36L74 46V34Z',
  lines:
    'M30 26h26M30 36h26M30 46h16M68 36h6v8h-6v-8ZM78 48v12h6V51M102 32l6-4M103 40h7M102 48l6 4',
};

/** A picture of what news is about. */
export function newsDrawing(title: string): Drawing {
  const topic = kindByWords(newsTopicCopy, title);
  return topic ? drawings[topic] : other;
}
