import { useContext, useEffect } from 'react';
import { ProblemContext } from './fieldProblem.js';

/** Reports a control's problem to its field; returns false without a field that shows it. */
export function useProblemReport(problem: string | undefined): boolean {
  const report = useContext(ProblemContext);
  useEffect(() => {
    if (!report || !problem) return undefined;
    report(problem);
    return () => report();
  }, [report, problem]);
  return report !== undefined;
}
