import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { Activity } from './Activity.js';
import type { EvaluationPaths } from './paths.js';

export type ActivityScreenProps = ScreenProps<EvaluationPaths>;

/** An evaluation activity; its id and the rating company are in the query. */
export function ActivityScreen(props: ActivityScreenProps) {
  const { query, paths, setQuery, onLogin, onName } = props;
  const changed = (companyId: string) => {
    const next = new URLSearchParams(query);
    next.set('companyId', companyId);
    return next;
  };
  return (
    <Activity
      id={query.get('id')}
      companyId={query.get('companyId') ?? undefined}
      onCompanyChange={(companyId) => setQuery(changed(companyId), { replace: true })}
      activityLink={(id) =>
        screenLink(props, paths.activity(id === undefined ? undefined : { id }))
      }
      questionnaireLink={(about) => screenLink(props, paths.questionnaire(about))}
      companies={screenLink(props, paths.companies())}
      onLogin={() => onLogin()}
      onName={onName}
    />
  );
}
