import { submitQuestionnaire, type Question, type Questionnaire } from '@huiqi/sdk';
import { chooseOption, constants, flagUnanswered, toAnswers, writeAnswer } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { useDraft } from '../../patterns/useDraft/useDraft.js';
import { useDraftAreas } from '../../provider/useDraftAreas.js';
import { useMutationOf } from '../../provider/useMutationOf.js';

const comment = 'comment';
const fieldOf = (questionId: string) => `answer-${questionId}`;

/** A question with the entered answer. */
const withAnswer = (question: Question, answer: string): Question =>
  question.optionScoreInfos.length > 0
    ? chooseOption(question, answer)
    : writeAnswer(question, answer);

export interface QuestionnaireOptions {
  readonly activityId: string;
  readonly userId: string;
  readonly questionnaire: Questionnaire;
  /** Called with the first unanswered question, at most once a second (spec 2 §9). */
  readonly onUnanswered: (questionId: string) => void;
  readonly onSubmitted: () => void;
}

/** State of filling in a questionnaire: answers that survive a reload, missing ones, and the submission. */
export function useQuestionnaire(options: QuestionnaireOptions) {
  const { activityId, userId, questionnaire, onUnanswered, onSubmitted } = options;
  const { evaluationObjectId, socialCreditIdentifier, questionnaireContentInfo } = questionnaire;
  const areas = useDraftAreas();
  const form = `evaluation-${activityId}-${evaluationObjectId}-${socialCreditIdentifier}`;
  const draft = useDraft({ areas, userId, form, initial: {} });
  const [isFlagged, setFlagged] = useState(false);
  const reportedAt = useRef(-Infinity);
  const submit = useMutationOf(submitQuestionnaire, {
    refreshOnConflict: true,
    onSuccess() {
      draft.forget();
      onSubmitted();
    },
  });

  const answered = questionnaireContentInfo.map((question) =>
    withAnswer(question, draft.values[fieldOf(question.id)] ?? ''),
  );
  const missing = answered.filter(({ hasValue }) => !hasValue);
  const commentContent = draft.values[comment] ?? '';

  return {
    questions: isFlagged ? flagUnanswered(answered) : answered,
    missing: missing.length,
    isFlagged,
    comment: commentContent,
    draft,
    busy: submit.busy,
    error: submit.error,
    answer: (questionId: string, value: string) => draft.setValue(fieldOf(questionId), value),
    write: (value: string) => draft.setValue(comment, value),
    submit() {
      const [first] = missing;
      if (!first) {
        const answers = toAnswers(answered);
        const body = { evaluationObjectId, socialCreditIdentifier, answers, commentContent };
        void submit.run({ id: activityId, body });
        return;
      }
      setFlagged(true);
      if (performance.now() - reportedAt.current < constants.evaluationDebounceMilliseconds) return;
      reportedAt.current = performance.now();
      onUnanswered(first.id);
    },
  };
}
