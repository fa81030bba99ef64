import { elementWith } from '../../ui/shared/elementWith.js';
import {
  getQuestionnaire,
  isHuiqiError,
  listRelatedCompanies,
  type Questionnaire,
} from '@huiqi/sdk';
import { useRef } from 'react';
import { PageState } from '../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../patterns/WizardPage/WizardPageSkeleton.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import type { PageLink } from '../../patterns/page/types.js';
import { ReadProblem } from '../../provider/ReadProblem.js';
import { useScreenName, type LinkTarget, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { UnprovedCompany } from '../companies/authorisation/UnprovedCompany.js';
import { ActivityStatePanel } from './ActivityStatePanel.js';
import { useEvaluationsCopy } from './copy.js';
import * as css from './evaluations.css.js';
import { questionFieldId, QuestionnaireView } from './QuestionnaireView.js';
import { useQuestionnaire } from './useQuestionnaire.js';

export interface QuestionnairePanelProps extends Pick<ScreenProps, 'onName'> {
  readonly activityId: string;
  readonly departmentId: string;
  readonly creditCode: string;
  /** Link to the departments of the activity. */
  readonly back: PageLink;
  readonly running: LinkTarget;
  readonly onSubmitted: () => void;
}

/** The questionnaire of one company about one department (spec 2 §4, §5). */
export function QuestionnairePanel(props: QuestionnairePanelProps) {
  const { activityId, departmentId, creditCode, back, running, onName } = props;
  const about = { evaluationObjectId: departmentId, socialCreditIdentifier: creditCode };
  const copy = useEvaluationsCopy();
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const own = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  const company = own.data?.content.find(({ nsrsbh }) => nsrsbh === creditCode);
  // Not requested for a company known not to have authorised the user.
  const isKnown = user.data === null || user.isError || own.isFetched;
  const found = useOperation(
    getQuestionnaire,
    { id: activityId, ...about },
    { enabled: isKnown && company?.authorized !== false },
  );
  useScreenName(onName, found.data?.evaluationObjectName);
  const policy = isHuiqiError(found.error) ? found.error.policy : null;
  if (policy?.action === 'activity-state')
    return <ActivityStatePanel status={policy.state} running={running} />;
  const isUnproved = company?.authorized === false;
  return (
    <div className={isUnproved ? css.page : undefined}>
      {isUnproved && (
        <>
          <BackLink {...back} />
          <PageTitle>{copy.questionnaire}</PageTitle>
        </>
      )}
      {/* Stays in the same place: it keeps the focus when the company has been authorised. */}
      <UnprovedCompany company={company} />
      {!isUnproved && (
        <PageState state={toDataState(found)} loading={<WizardPageSkeleton />} exit={back}>
          {(questionnaire) => {
            const shown = { questionnaire, company: company?.qymc ?? creditCode, back };
            if (questionnaire.whetherSubmitted) return <QuestionnaireView {...shown} />;
            return userId === '' ? (
              <>
                <ReadProblem query={user} />
                <QuestionnaireView {...shown} />
              </>
            ) : (
              <Filling {...shown} {...props} userId={userId} />
            );
          }}
        </PageState>
      )}
    </div>
  );
}

interface FillingProps extends Pick<QuestionnairePanelProps, 'activityId' | 'onSubmitted'> {
  readonly questionnaire: Questionnaire;
  readonly company: string;
  readonly back: PageLink;
  readonly userId: string;
}

function Filling({ questionnaire, company, back, ...options }: FillingProps) {
  const place = useRef<HTMLDivElement>(null);
  const filling = useQuestionnaire({
    ...options,
    questionnaire,
    onUnanswered: (id) => elementWith(place.current, 'id', questionFieldId(id))?.focus(),
  });
  return (
    <div ref={place}>
      <QuestionnaireView {...{ questionnaire, company, back, filling }} />
    </div>
  );
}
