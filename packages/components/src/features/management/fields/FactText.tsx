import { Fragment } from 'react';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import * as css from '../management.css.js';

const picturePath = /^\/(?:assets|api\/[\w-]+\/user\/picture)\/[\w./-]+$/;

/** The words of a line, and the path of the picture that ends it. */
function partsOf(line: string): readonly [words: string, picture: string] {
  const at = line.lastIndexOf(' · ');
  const last = at < 0 ? line : line.slice(at + 3);
  return picturePath.test(last) ? [line.slice(0, Math.max(at, 0)), last] : [line, ''];
}

export interface FactTextProps {
  readonly term: string;
  readonly value: string;
}

/** A value for reading. A picture is shown, not its path: nobody could approve it otherwise. */
export function FactText({ term, value }: FactTextProps) {
  const pictureUrl = usePictureUrl();
  const lines = value.split('\n');
  return (
    <span className={css.prose}>
      {Array.from(lines.entries(), ([at, line]) => {
        const [words, picture] = partsOf(line);
        return (
          <Fragment key={at}>
            {words}
            {words && picture && '\n'}
            {picture && (
              <img className={css.factPicture} src={pictureUrl(picture)} alt={words || term} />
            )}
            {at < lines.length - 1 && '\n'}
          </Fragment>
        );
      })}
    </span>
  );
}
