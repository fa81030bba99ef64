import type { ManagedEvaluation, ManagedQuestion } from '@huiqi/sdk';
import type { Codec } from './codecs.js';

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The first number that none of the ids has. */
function freeId(taken: ReadonlySet<string>, from: number): string {
  let at = from;
  while (taken.has(String(at))) at += 1;
  return String(at);
}

/**
 * Gives new items the ids of the old ones: of the same words, else of the same place where its words are gone, so that
 * answers still belong to a question whose wording was put right.
 */
function withIds<Item>(
  items: readonly Item[],
  old: readonly { readonly id: string; readonly words: string }[],
  wordsOf: (item: Item) => string,
  newId: (taken: ReadonlySet<string>, place: number) => string,
): readonly (readonly [Item, string])[] {
  const words = new Set(items.map(wordsOf));
  const taken = new Set(old.map(({ id }) => id));
  const used = new Set<string>();
  return items.map((item, place) => {
    const free = old.filter(({ id }) => !used.has(id));
    const same = free.find((one) => one.words === wordsOf(item));
    const there = free.find((one) => one === old[place] && !words.has(one.words));
    const id = (same ?? there)?.id ?? newId(taken, place + 1);
    used.add(id);
    taken.add(id);
    return [item, id];
  });
}

interface TypedQuestion {
  readonly title: string;
  readonly options: { readonly option: string; readonly score: number }[];
}

const optionLine = /^[-－]\s*(.*?)(?:\s*[|｜]\s*(\d{1,3}))?$/;

function typedQuestions(typed: string): readonly TypedQuestion[] {
  const questions: TypedQuestion[] = [];
  for (const line of linesOf(typed)) {
    const [isOption, option = '', score = '0'] = optionLine.exec(line) ?? [];
    const last = questions[questions.length - 1];
    if (isOption === undefined || !last) questions.push({ title: line, options: [] });
    else last.options.push({ option, score: Math.min(Number(score), 100) });
  }
  return questions;
}

/** A question a line, its options below as `- option | score`; without options it asks for text. */
export const questionLines: Codec<ManagedEvaluation['questions']> = {
  toText: (questions) =>
    questions
      .map(({ title, options }) =>
        [title, ...options.map(({ option, score }) => `- ${option} | ${score}`)].join('\n'),
      )
      .join('\n'),
  toValue: (typed, old) =>
    withIds(
      typedQuestions(typed),
      old.map(({ id, title }) => ({ id, words: title })),
      ({ title }) => title,
      freeId,
    ).map(([{ title, options }, id]): ManagedQuestion => {
      const before = old.find((question) => question.id === id)?.options ?? [];
      return {
        id,
        title,
        options: withIds(
          options,
          before.map((one) => ({ id: one.id, words: one.option })),
          ({ option }) => option,
          freeId,
        ).map(([one, optionId]) => ({ id: optionId, ...one })),
      };
    }),
};

/** A department a line. */
export const ratedDepartments: Codec<ManagedEvaluation['departments']> = {
  toText: (departments) => departments.map(({ name }) => name).join('\n'),
  toValue: (typed, old) =>
    withIds(
      linesOf(typed),
      old.map(({ id, name }) => ({ id, words: name })),
      (name) => name,
      (taken, place) =>
        `new-${freeId(new Set([...taken].map((id) => id.replace('new-', ''))), place)}`,
    ).map(([name, id]) => ({ id, name })),
};
