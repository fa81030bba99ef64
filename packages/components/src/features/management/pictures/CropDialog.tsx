import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { Field } from '../../../ui/Field/Field.js';
import * as managementCss from '../management.css.js';
import { dragged, minZoom, maxZoom, partOf, type Crop } from './cropRules.js';
import { cutPicture, drawCrop } from './drawCrop.js';
import type { PictureShape } from './pictureShapes.js';
import * as css from './pictures.css.js';

export interface CropDialogProps {
  readonly file: File;
  readonly shape: PictureShape;
  /** Most bytes of the part that is kept. */
  readonly maxBytes: number;
  readonly onCut: (file: File) => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is kept: by dragging, or by sliders for its size and place. */
export function CropDialog({ file, shape, maxBytes, onCut, onClose }: CropDialogProps) {
  const copy = useManagedFieldsCopy();
  const { picture, isBroken } = usePicture(file);
  const [chosen, setChosen] = useState<Crop>();
  const [isCutting, setCutting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const least = picture ? minZoom(picture, shape) : 1;
  // A logo begins whole.
  const crop = chosen ?? { zoom: least, x: 0.5, y: 0.5 };
  const { zoom, x, y } = crop;
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, shape, { zoom, x, y });
  }, [picture, shape, zoom, x, y]);

  function drag({ buttons, currentTarget, movementX, movementY }: PointerEvent<HTMLCanvasElement>) {
    if (buttons !== 1 || !picture) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: movementX / width, y: movementY / height };
    setChosen((before = crop) => dragged(picture, shape, before, by));
  }
  function cut() {
    if (!picture) return;
    setCutting(true);
    cutPicture(file, picture, shape, crop, maxBytes).then(onCut, () => {
      setCutting(false);
      setFailed(true);
    });
  }
  const part = picture && partOf(picture, shape, crop);
  const sliders = part && [
    { name: 'zoom', label: copy.cropSize, min: least, max: maxZoom, isFixed: false },
    { name: 'x', label: copy.cropAcross, min: 0, max: 1, isFixed: part.width >= picture.width },
    { name: 'y', label: copy.cropDown, min: 0, max: 1, isFixed: part.height >= picture.height },
  ];
  return (
    <Dialog
      open
      width={640}
      title={copy.cropTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{copy.cropCancel}</Button>
          <Button variant="primary" disabled={!picture} loading={isCutting} onClick={cut}>
            {copy.cropUse}
          </Button>
        </>
      }
    >
      <div className={managementCss.stack}>
        {(isBroken || hasFailed) && <p role="alert">{copy.cropBroken}</p>}
        <p className={managementCss.muted}>{copy.cropHint}</p>
        <canvas
          ref={canvas}
          role="img"
          aria-label={copy.cropPreview}
          className={css.crop}
          style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
          width={shape.width}
          height={shape.height}
          onPointerDown={({ currentTarget, pointerId }) =>
            currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={drag}
        />
        {sliders?.map(({ name, label, min, max, isFixed }) => (
          <Field key={name} label={label}>
            {(control) => (
              <input
                {...control}
                type="range"
                className={css.slider}
                min={min}
                max={max}
                step={(max - min) / 100}
                disabled={isFixed}
                value={crop[name as keyof Crop]}
                onChange={({ target }) => setChosen({ ...crop, [name]: Number(target.value) })}
              />
            )}
          </Field>
        ))}
        <p role="status" className={managementCss.muted}>
          {part && part.width < shape.width / 2 ? copy.cropSmall : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** The picture of a file, decoded; a canvas needs no address of it that a policy would have to allow. */
function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    let bitmap: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (decoded) => {
        if (isGone) return decoded.close();
        bitmap = decoded;
        setPicture(decoded);
      },
      () => {
        if (!isGone) setBroken(true);
      },
    );
    return () => {
      isGone = true;
      bitmap?.close();
    };
  }, [file]);
  return { picture, isBroken };
}
