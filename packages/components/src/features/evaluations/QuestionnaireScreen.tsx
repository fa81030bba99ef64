import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useEvaluationsCopy } from './copy.js';
import type { EvaluationPaths } from './paths.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

export type QuestionnaireScreenProps = ScreenProps<EvaluationPaths>;

/** A questionnaire; activity, department and company are in the query. */
export function QuestionnaireScreen(props: QuestionnaireScreenProps) {
  const { query, paths, navigate, onName } = props;
  const copy = useEvaluationsCopy();
  const id = query.get('id') ?? '';
  const departments = paths.activity({ id });
  return (
    <QuestionnairePanel
      key={query.toString()}
      activityId={id}
      departmentId={query.get('departmentId') ?? ''}
      creditCode={query.get('creditCode') ?? ''}
      back={{ label: copy.back, ...screenLink(props, props.backTo(departments)) }}
      running={screenLink(props, paths.activity())}
      onSubmitted={() => navigate(props.backTo(departments), { replace: true })}
      onName={onName}
    />
  );
}
