import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useEvaluationsCopy } from './copy.js';
import { EvaluationResults } from './EvaluationResults.js';
import type { EvaluationResultsPaths } from './paths.js';

export type EvaluationResultsScreenProps = ScreenProps<EvaluationResultsPaths>;

/** Results of an activity; activity, department and comment page are in the query. */
export function EvaluationResultsScreen(props: EvaluationResultsScreenProps) {
  const { query, paths, setQuery } = props;
  const copy = useEvaluationsCopy();
  const id = query.get('id');
  const index = Number(query.get('index'));
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    return next;
  };
  return (
    <EvaluationResults
      id={id}
      departmentId={query.get('departmentId')}
      index={Number.isInteger(index) && index > 0 ? index : 1}
      exit={{ label: copy.manage, ...screenLink(props, paths.results()) }}
      onActivityChange={(next) => setQuery(new URLSearchParams({ id: next }))}
      onIndexChange={(next) => setQuery(change('index', String(next)))}
      departmentLink={(departmentId) =>
        screenLink(props, paths.results({ ...(id === null ? {} : { id }), departmentId }))
      }
    />
  );
}
