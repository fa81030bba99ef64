import { hasOwn } from '../../builtins/hasOwn.js';
import { constants } from '../../generated/constantTable.js';
import { cutText } from '../text/cutText.js';

/** The filters in the company list's address (spec 2 §2). */
export interface CompanyListFilter {
  /** Number of the page, from 1. */
  readonly index: number;
  /** Companies on a page. */
  readonly size: number;
  readonly keyword?: string | undefined;
}

const longest = 1_000;
const keywordMax = 50;
const first: CompanyListFilter = { index: 1, size: constants.pageSizes.default };

const wholeWithin = (value: unknown, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
    ? value
    : otherwise;

/** Trimmed; control characters and lone surrogates, which no address can carry, become spaces. */
function keywordOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const clean = value.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  return cutText(clean, keywordMax).trim() || undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses `filterParams` of the company list's address. Never throws: invalid parts are dropped. */
export function readFilterParams(text: string | null | undefined): CompanyListFilter {
  const value = text && text.length <= longest ? parsed(text) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return first;
  const own = (name: keyof CompanyListFilter): unknown =>
    hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  const keyword = keywordOf(own('keyword'));
  return {
    index: wholeWithin(own('index'), 100_000, first.index),
    size: wholeWithin(own('size'), 100, first.size),
    ...(keyword === undefined ? {} : { keyword }),
  };
}

/** The canonical `filterParams` of a filter; empty for the first page of all companies. */
export function writeFilterParams({ index, size, keyword }: CompanyListFilter): string {
  const filter = readFilterParams(JSON.stringify({ index, size, keyword }));
  return filter.index === first.index && filter.size === first.size && !filter.keyword
    ? ''
    : JSON.stringify(filter);
}
