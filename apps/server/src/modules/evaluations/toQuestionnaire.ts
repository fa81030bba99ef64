import type { Questionnaire } from '@huiqi/sdk';
import type { StoredAnswer, StoredQuestion } from '../../schema/evaluations.js';

export interface QuestionnaireParts {
  readonly department: { readonly id: string; readonly name: string };
  readonly creditCode: string;
  readonly questions: readonly StoredQuestion[];
  readonly submitted:
    | { readonly answers: readonly StoredAnswer[]; readonly commentContent: string | null }
    | undefined;
}

/** The questions about a department, with the answers if given. */
export function toQuestionnaire(parts: QuestionnaireParts): Questionnaire {
  const { department, creditCode, questions, submitted } = parts;
  return {
    evaluationObjectId: department.id,
    evaluationObjectName: department.name,
    socialCreditIdentifier: creditCode,
    whetherSubmitted: submitted !== undefined,
    commentContent: submitted?.commentContent ?? null,
    questionnaireContentInfo: questions.map(({ id, title, options }) => {
      const answer = submitted?.answers.find(({ questionId }) => questionId === id);
      return {
        id,
        title,
        optionScoreInfos: options.map((option) => ({
          ...option,
          selectState: option.id === answer?.optionId,
        })),
        hasValue: answer !== undefined,
        hasError: false,
        content: answer?.content ?? null,
      };
    }),
  };
}
