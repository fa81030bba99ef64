import type { NewsPicture as Picture } from '@huiqi/sdk';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { Illustration } from '../../ui/shared/Illustration.js';
import { newsDrawing } from './newsDrawing.js';
import * as css from './NewsRow.css.js';

export interface NewsPictureProps {
  readonly picture: Picture | null;
  /** Headline, which says what is drawn where there is no picture. */
  readonly title: string;
}

/** The picture of a news item; without one, a drawing of what it is about. */
export function NewsPicture({ picture, title }: NewsPictureProps) {
  const pictureUrl = usePictureUrl();
  const src = picture ? pictureUrl(picture.url) : undefined;
  if (!picture || src === undefined) return <Illustration drawing={newsDrawing(title)} />;
  return (
    <img
      className={css.photo}
      src={src}
      alt={picture.alt}
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
    />
  );
}
