import { expect, test } from 'vitest';
import type { Question } from '../../generated/models.js';
import { chooseOption, flagUnanswered, toAnswers, writeAnswer } from './questionnaire.js';

const option = (id: string) => ({ id, option: id, score: 0, selectState: false });
const blank = { hasValue: false, hasError: false, content: null };
const choice: Question = {
  id: '1',
  title: '一',
  optionScoreInfos: [option('a'), option('b')],
  ...blank,
};
const text: Question = { id: '2', title: '二', optionScoreInfos: [], ...blank };
const chosen = ({ optionScoreInfos }: Question) =>
  optionScoreInfos.filter(({ selectState }) => selectState).map(({ id }) => id);

test('choosing an option clears the others of its question', () => {
  const first = chooseOption({ ...choice, hasError: true }, 'a');
  expect([chosen(first), first.hasValue, first.hasError]).toEqual([['a'], true, false]);
  expect(chosen(chooseOption(first, 'b'))).toEqual(['b']);
});

test('an option of another question is no answer', () => {
  const wrong = chooseOption(choice, 'z');
  expect([chosen(wrong), wrong.hasValue]).toEqual([[], false]);
});

test('blanks are no text; a flag stays until there is some', () => {
  const flagged = { ...text, hasError: true };
  expect(writeAnswer(flagged, '  ')).toMatchObject({ hasValue: false, hasError: true });
  expect(writeAnswer(flagged, '好')).toMatchObject({ hasValue: true, hasError: false });
});

test('unanswered questions are flagged, answered ones are not', () => {
  const flags = flagUnanswered([chooseOption(choice, 'a'), text]).map(({ hasError }) => hasError);
  expect(flags).toEqual([false, true]);
});

test('answers hold the chosen option or the trimmed text', () => {
  expect(toAnswers([chooseOption(choice, 'b'), writeAnswer(text, ' 好 ')])).toEqual([
    { questionId: '1', optionId: 'b' },
    { questionId: '2', content: '好' },
  ]);
});
