import type { Question, QuestionAnswer } from '../../generated/models.js';

/** Chooses one option of a question, which clears its others (spec 2 §4). */
export const chooseOption = (question: Question, optionId: string): Question => ({
  ...question,
  optionScoreInfos: question.optionScoreInfos.map((option) => ({
    ...option,
    selectState: option.id === optionId,
  })),
  hasValue: question.optionScoreInfos.some(({ id }) => id === optionId),
  hasError: false,
});

/** Sets the text of a question without options. */
export const writeAnswer = (question: Question, content: string): Question => {
  const hasValue = content.trim() !== '';
  return { ...question, content, hasValue, hasError: hasValue ? false : question.hasError };
};

/** Flags the questions that have no answer (spec 2 §5). */
export const flagUnanswered = (questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, hasError: !question.hasValue }));

/** The answers of a complete questionnaire, as input of `submitQuestionnaire`. */
export const toAnswers = (questions: readonly Question[]): QuestionAnswer[] =>
  questions.map(({ id, optionScoreInfos, content }) => {
    const chosen = optionScoreInfos.find(({ selectState }) => selectState);
    return {
      questionId: id,
      ...(chosen ? { optionId: chosen.id } : { content: content?.trim() ?? '' }),
    };
  });
