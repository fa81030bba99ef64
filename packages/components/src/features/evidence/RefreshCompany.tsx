import { refreshCompanyBasics } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { useEvidenceCopy } from './copy.js';

export interface RefreshCompanyProps {
  /** Credit code of the company. */
  readonly nsrsbh: string;
}

/** Reads name, representative and address of a company from the register again. */
export function RefreshCompany({ nsrsbh }: RefreshCompanyProps) {
  const copy = useEvidenceCopy();
  const toast = useToast();
  const refresh = useMutationOf(refreshCompanyBasics, {
    successMessage: false,
    onSuccess: ({ refreshed }) => toast.success(refreshed ? copy.refreshed : copy.unchanged),
  });
  return (
    <>
      <Button
        variant="text"
        size="small"
        loading={refresh.busy}
        onClick={() => void refresh.run({ nsrsbh })}
      >
        {copy.refresh}
      </Button>
      {refresh.error !== null && <ErrorPanel compact {...describeError(refresh.error)} />}
    </>
  );
}
