import { Icon } from '../../ui/Icon/Icon.js';
import { linkProps } from '../link/linkProps.js';
import type { BannerLabels, BannerSlide } from './bannerSlide.js';
import * as css from './BannerSlides.css.js';
import { useSlides } from './useSlides.js';

interface BannerSlidesProps {
  readonly slides: readonly BannerSlide[];
  readonly labels: BannerLabels;
}

const nameOf = ({ slide }: BannerLabels, turn: number, total: number) =>
  slide.replace('{n}', String(turn + 1)).replace('{total}', String(total));

/** The platform's messages, one at a time; the first title is the page's h1. */
export function BannerSlides({ slides, labels }: BannerSlidesProps) {
  const { trackRef, current, playing, setPlaying, show, hold } = useSlides(slides.length);
  const several = slides.length > 1;
  return (
    <section
      className={css.carousel}
      aria-roledescription={several ? '轮播' : undefined}
      aria-label={labels.carousel}
      {...hold}
    >
      <ul ref={trackRef} className={css.track} aria-label={labels.carousel}>
        {slides.map((slide, turn) => (
          <li key={slide.id} className={css.slide} aria-label={nameOf(labels, turn, slides.length)}>
            <SlideContent slide={slide} isFirst={turn === 0} />
          </li>
        ))}
      </ul>
      {several && (
        <div className={css.controls}>
          {slides.map(({ id }, turn) => (
            <button
              key={id}
              type="button"
              className={css.dot}
              aria-label={nameOf(labels, turn, slides.length)}
              aria-current={turn === current ? 'true' : undefined}
              onClick={() => show(turn)}
            />
          ))}
          <button
            type="button"
            className={css.pause}
            aria-label={playing ? labels.pause : labels.play}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        </div>
      )}
    </section>
  );
}

function SlideContent({ slide, isFirst }: { slide: BannerSlide; isFirst: boolean }) {
  const { title, sentence, picture, link } = slide;
  return (
    <>
      {picture && (
        <img
          className={css.picture}
          src={picture}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div className={css.words}>
        {isFirst ? (
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <p className={css.title}>{title}</p>
        )}
        {sentence && <p className={css.sentence}>{sentence}</p>}
        {link && (
          <a className={css.link} {...linkProps(link)}>
            {link.label}
            <Icon name="chevronRight" />
          </a>
        )}
      </div>
    </>
  );
}
