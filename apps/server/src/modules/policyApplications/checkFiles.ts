import type { PolicyFileProblem } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';

/** Refuses with the message of the rule (spec 2 §5), naming the slots without a file. */
export function checkFiles(problem: PolicyFileProblem | null): void {
  if (problem === null) return;
  const { list, message, places } = problem;
  throw new ApiError('100400', {
    message,
    fieldErrors: places.map((place) => ({ field: `${list}.${place}.url`, message })),
  });
}
