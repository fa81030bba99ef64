import { openFile, saveFile } from '@huiqi/sdk';
import { useEffect, useState } from 'react';
import { useClient } from '../../provider/context.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { toDataState } from '../../provider/toDataState.js';
import { useAction } from '../../provider/useAction.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Button } from '../../ui/Button/Button.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { FramedDocument, useFramesDocuments } from './FramedDocument.js';
import { Picture } from './Picture.js';
import * as css from './uploads.css.js';
import { useUploadsCopy } from './copy.js';

export interface ViewedFile {
  /** Key of the stored file. */
  readonly key: string;
  readonly fileName: string;
}

export interface FileViewerProps {
  readonly files: readonly ViewedFile[];
}

/** In pixels, while a picture is loaded. */
const loadingHeight = 480;
const isPicture = (name: string) => /\.(png|jpe?g)$/i.test(name);
const isDocument = (name: string) => /\.pdf$/i.test(name);

/** Files one after another: pictures and PDF are shown, others are offered for download. Nothing without files. */
export function FileViewer({ files }: FileViewerProps) {
  const copy = useUploadsCopy();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, files.length - 1);
  const file = files[at];
  if (!file) return null;
  return (
    <div className={css.viewer}>
      <div className={css.viewerBar}>
        <Button size="small" disabled={at === 0} onClick={() => setChosen(at - 1)}>
          {copy.previousFile}
        </Button>
        <span aria-live="polite">
          {fillCopy(copy.fileAt, { n: at + 1, total: files.length })} {file.fileName}
        </span>
        <Button size="small" disabled={at === files.length - 1} onClick={() => setChosen(at + 1)}>
          {copy.nextFile}
        </Button>
      </div>
      <StoredFile key={file.key} file={file} />
    </div>
  );
}

function StoredFile({ file: { key, fileName } }: { readonly file: ViewedFile }) {
  const copy = useUploadsCopy();
  const client = useClient();
  const framesDocuments = useFramesDocuments();
  const isFramed = framesDocuments && isDocument(fileName);
  const isShown = isFramed || isPicture(fileName);
  const query = useOperation(openFile, { key }, { staleTime: Infinity, enabled: isShown });
  const save = useAction(async () => {
    saveFile(query.data ?? (await openFile(client, { key })), fileName);
  });
  const blob = query.data?.blob;
  return (
    <>
      {isShown ? (
        <DataState
          state={toDataState(query)}
          loading={<Skeleton shape="block" height={loadingHeight} />}
        >
          {() =>
            blob &&
            (isFramed ? (
              <FramedDocument blob={blob} label={fileName} />
            ) : (
              <DrawnBlob blob={blob} label={fileName} />
            ))
          }
        </DataState>
      ) : (
        <p className={css.viewerNote}>
          {isDocument(fileName) ? copy.noDocumentViewer : copy.notPicture}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon="document"
          aria-label={fillCopy(copy.downloadOf, { name: fileName })}
          loading={save.busy}
          onClick={() => void save.run()}
        >
          {copy.download}
        </Button>
      </div>
      {save.error !== null && <ErrorPanel compact {...describeError(save.error)} />}
    </>
  );
}

function DrawnBlob({ blob, label }: { readonly blob: Blob; readonly label: string }) {
  const copy = useUploadsCopy();
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let isGone = false;
    // Rejects, instead of throwing, where there is no such function (jsdom).
    const draw = async () => createImageBitmap(blob);
    draw().then(
      (drawn) => (isGone ? drawn.close() : setPicture(drawn)),
      () => setPicture(null),
    );
    return () => {
      isGone = true;
    };
  }, [blob]);
  if (picture === undefined) return <Skeleton shape="block" height={loadingHeight} />;
  if (picture === null) return <p className={css.viewerNote}>{copy.unreadable}</p>;
  return (
    <div className={css.viewerPage}>
      <Picture picture={picture} label={label} />
    </div>
  );
}
