import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { DataTable, type ChartData } from '../Dashboard/DataTable.js';
import * as css from './ChartFigure.css.js';
import { drawingFile } from './drawingFile.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useChartCopy } from './copy.js';

export interface ChartFigureProps {
  readonly title: string;
  /** The chart, of the same numbers. */
  readonly children: ReactNode;
  /** The same data as a table: `seriesTable` or `shareTable`. */
  readonly data: ChartData;
  /** Called with the picture as SVG when the user saves it; without it there is no button. */
  readonly onSave?: ((picture: Blob) => void) | undefined;
}

/** A chart with its name, its data as a table in the same place, and a button to save the picture. */
export function ChartFigure({ title, children, data, onSave }: ChartFigureProps) {
  const [reading, setReading] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const id = useId();
  const copy = useChartCopy();
  const text = reading ? copy.showChart : copy.showData;
  function save() {
    const drawing = slot.current?.querySelector<SVGSVGElement>('[role] > svg');
    if (drawing) onSave?.(drawingFile(drawing, title, data.columns.slice(1)));
  }
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption className={css.head}>
        <span id={id} className={css.title}>
          {title}
        </span>
        <span className={css.actions}>
          {onSave && !reading && (
            <Button
              size="small"
              variant="text"
              aria-label={fillCopy(copy.buttonOf, { action: copy.saveImage, title })}
              onClick={save}
            >
              {copy.saveImage}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            aria-label={fillCopy(copy.buttonOf, { action: text, title })}
            onClick={() => setReading(!reading)}
          >
            {text}
          </Button>
        </span>
      </figcaption>
      {reading ? (
        <DataTable title={title} label={fillCopy(copy.dataOf, { title })} data={data} />
      ) : (
        <div ref={slot}>{children}</div>
      )}
    </figure>
  );
}
