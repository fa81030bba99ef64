import type { FieldError, QuestionAnswer } from '@huiqi/sdk';
import { invalid } from '../../contract/ApiError.js';
import type { StoredAnswer, StoredQuestion } from '../../schema/evaluations.js';

const unanswered = '请回答本题';

/**
 * Returns one answer per question, in question order. Throws 100400 if one is missing, duplicated or not an option of
 * the question (spec 2 §5).
 */
export function checkAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly QuestionAnswer[],
): StoredAnswer[] {
  const problems: FieldError[] = [];
  const known = new Set(questions.map(({ id }) => id));
  const given = new Map<string, QuestionAnswer>();
  for (const [at, answer] of answers.entries()) {
    if (!known.has(answer.questionId) || given.has(answer.questionId))
      problems.push({ field: `answers.${at}.questionId`, message: '题目不存在或重复作答' });
    else given.set(answer.questionId, answer);
  }
  const checked = questions.flatMap((question): StoredAnswer[] => {
    const answer = given.get(question.id);
    const stored = answer && storedAnswer(question, answer);
    if (!stored) problems.push({ field: `answers.${question.id}`, message: unanswered });
    return stored ? [stored] : [];
  });
  if (problems.length > 0) throw invalid(problems);
  return checked;
}

function storedAnswer(
  { id: questionId, options }: StoredQuestion,
  { optionId, content }: QuestionAnswer,
): StoredAnswer | undefined {
  if (options.length === 0) {
    const text = content?.trim() ?? '';
    return text === '' ? undefined : { questionId, content: text };
  }
  return options.some(({ id }) => id === optionId) && optionId !== undefined
    ? { questionId, optionId }
    : undefined;
}
