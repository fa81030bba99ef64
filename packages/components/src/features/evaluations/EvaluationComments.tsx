import { listEvaluationComments } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { EvaluationCommentsView } from './EvaluationCommentsView.js';

export interface EvaluationCommentsProps {
  readonly activityId: string;
  /** Only comments about this department; null for all. */
  readonly departmentId: string | null;
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}

/** What was written about the departments. */
export function EvaluationComments(props: EvaluationCommentsProps) {
  const { activityId: id, departmentId, index, onIndexChange } = props;
  const comments = useOperation(listEvaluationComments, {
    id,
    index,
    ...(departmentId === null ? {} : { departmentId }),
  });
  return <EvaluationCommentsView state={toDataState(comments)} onIndexChange={onIndexChange} />;
}
