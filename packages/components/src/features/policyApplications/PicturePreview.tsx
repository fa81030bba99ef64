import { openFile } from '@huiqi/sdk';
import { useState } from 'react';
import { useClient } from '../../provider/context.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { useAction } from '../../provider/useAction.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { useToast } from '../../ui/Toast/useToast.js';
import { usePolicyApplicationsCopy } from './copy.js';
import { Picture } from '../uploads/Picture.js';

export interface PicturePreviewProps {
  /** Key of a stored picture. */
  readonly fileKey: string;
  readonly name: string;
}

/** Shows an uploaded picture in a dialog. */
export function PicturePreview({ fileKey, name }: PicturePreviewProps) {
  const copy = usePolicyApplicationsCopy();
  const client = useClient();
  const toast = useToast();
  const [picture, setPicture] = useState<ImageBitmap>();
  const label = fillCopy(copy.previewOf, { name });
  const load = useAction(async () => {
    try {
      const { blob } = await openFile(client, { key: fileKey });
      setPicture(await createImageBitmap(blob));
    } catch (error) {
      toast.error(error instanceof DOMException ? copy.previewFailed : describeError(error).title);
    }
  });
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={label}
        loading={load.busy}
        onClick={() => void load.run()}
      >
        {copy.preview}
      </Button>
      <Dialog
        open={picture !== undefined}
        onOpenChange={() => setPicture(undefined)}
        title={name}
        width={800}
      >
        {picture && <Picture picture={picture} label={label} />}
      </Dialog>
    </>
  );
}
