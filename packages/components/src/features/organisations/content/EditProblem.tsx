import { isHuiqiError } from '@huiqi/sdk';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useOrganisationsCopy } from '../copy.js';

export interface EditProblemProps {
  readonly error: unknown;
  /** Discards the input and loads what somebody else saved. */
  readonly onReload: () => void;
}

/** Why a form was refused; the input is kept until the author discards it. */
export function EditProblem({ error, onReload }: EditProblemProps) {
  const copy = useOrganisationsCopy();
  if (error === null) return null;
  return (
    <>
      <ErrorPanel compact {...describeError(error)} />
      {isHuiqiError(error, '100409') && (
        <div>
          <Button onClick={onReload}>{copy.reloadForm}</Button>
        </div>
      )}
    </>
  );
}
