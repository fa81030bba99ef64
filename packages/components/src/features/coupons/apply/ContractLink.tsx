import { openFile, saveFile } from '@huiqi/sdk';
import { useClient } from '../../../provider/context.js';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useAction } from '../../../provider/useAction.js';
import { Button } from '../../../ui/Button/Button.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useCouponsCopy } from '../copy.js';
import * as css from '../coupons.css.js';

export interface ContractLinkProps {
  /** Key of the file. */
  readonly fileUrl: string;
  readonly fileName: string;
}

/** The contract of an application, loaded on request. */
export function ContractLink({ fileUrl, fileName }: ContractLinkProps) {
  const copy = useCouponsCopy();
  const client = useClient();
  const open = useAction(async () => {
    saveFile(await openFile(client, { key: fileUrl }), fileName);
  });
  return (
    <>
      <Button
        variant="text"
        icon="document"
        loading={open.busy}
        aria-label={fillCopy(copy.download, { name: fileName })}
        onClick={() => void open.run()}
      >
        {fileName}
      </Button>
      <div role="alert" className={css.quiet}>
        {open.error !== null && <ErrorPanel compact {...describeError(open.error)} />}
      </div>
    </>
  );
}
