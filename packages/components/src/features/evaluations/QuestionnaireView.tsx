import type { Questionnaire } from '@huiqi/sdk';
import type { FormEvent } from 'react';
import { BackLink } from '../../patterns/page/BackLink.js';
import { OfficePicture } from '../../patterns/page/OfficePicture.js';
import { Subject } from '../../patterns/page/Subject.js';
import type { PageLink } from '../../patterns/page/types.js';
import { DraftNotice } from '../../patterns/useDraft/DraftNotice.js';
import type { DraftState } from '../../patterns/useDraft/useDraftState.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { QuestionField } from './QuestionField.js';

const longestComment = 1000;

/** Id of a question's field. */
export const questionFieldId = (questionId: string) => `question-${questionId}`;

export interface QuestionnaireViewProps {
  readonly questionnaire: Questionnaire;
  readonly company: string;
  readonly back: PageLink;
  /** Answers and their handlers; absent once submitted. */
  readonly filling?:
    | {
        readonly questions: Questionnaire['questionnaireContentInfo'];
        readonly missing: number;
        readonly isFlagged: boolean;
        readonly comment: string;
        /** The notice about answers from an earlier visit or another tab. */
        readonly draft?: DraftState | undefined;
        readonly busy: boolean;
        readonly error: unknown;
        readonly answer: (questionId: string, value: string) => void;
        readonly write: (comment: string) => void;
        readonly submit: () => void;
      }
    | undefined;
}

/** The questions about one department; read-only once submitted. */
export function QuestionnaireView({
  questionnaire,
  company,
  back,
  filling,
}: QuestionnaireViewProps) {
  const copy = useEvaluationsCopy();
  const name = questionnaire.evaluationObjectName;
  const questions = filling?.questions ?? questionnaire.questionnaireContentInfo;
  const total = String(questions.length);
  const done = String(questions.length - (filling?.missing ?? 0));
  const send = (event: FormEvent) => {
    event.preventDefault();
    filling?.submit();
  };
  return (
    <div className={css.sheet}>
      <BackLink {...back} />
      <div className={css.card}>
        <header className={css.sheetHead}>
          <Subject
            name={fillCopy(copy.questionnaireOf, { department: name })}
            giver={fillCopy(copy.ratedBy, { company })}
            picture={<OfficePicture name={name} size={32} />}
          />
          {filling ? (
            <div className={css.progress}>
              <p className={css.muted}>{fillCopy(copy.answered, { done, total })}</p>
              <ProgressBar
                label={copy.questionnaire}
                value={(100 * Number(done)) / Math.max(1, questions.length)}
              />
            </div>
          ) : (
            <Banner tone="info">{copy.readOnly}</Banner>
          )}
        </header>
        <form className={css.form} noValidate onSubmit={send} aria-label={copy.questionnaire}>
          {filling?.draft && <DraftNotice form={filling.draft} />}
          {questions.map((question, turn) => (
            <QuestionField
              key={question.id}
              id={questionFieldId(question.id)}
              place={turn + 1}
              question={question}
              disabled={!filling}
              onChange={(value) => filling?.answer(question.id, value)}
            />
          ))}
          <Field label={copy.comment} hint={filling ? copy.optional : undefined}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={longestComment}
                readOnly={!filling}
                value={filling ? filling.comment : (questionnaire.commentContent ?? copy.noComment)}
                onChange={({ target }) => filling?.write(target.value)}
              />
            )}
          </Field>
          {filling && <Actions {...filling} />}
        </form>
      </div>
    </div>
  );
}

type Filling = NonNullable<QuestionnaireViewProps['filling']>;

function Actions({ missing, isFlagged, busy, error }: Filling) {
  const copy = useEvaluationsCopy();
  return (
    <>
      {error !== null && error !== undefined && <ErrorPanel compact {...describeError(error)} />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {copy.submit}
        </Button>
        <span role="status" className={css.muted}>
          {isFlagged && missing > 0
            ? fillCopy(copy.unanswered, { n: String(missing) })
            : copy.saved}
        </span>
      </div>
    </>
  );
}
