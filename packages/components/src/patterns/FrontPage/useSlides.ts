import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersStillness } from '../../ui/shared/prefersStillness.js';
import { useHydrated } from '../../ui/shared/useHydrated.js';

const everyMs = 6_000;

interface Slides {
  /** The scrolling list; each child is a slide of its width. */
  readonly trackRef: RefObject<HTMLUListElement | null>;
  /** Index of the current slide, from 0. */
  readonly current: number;
  /** Whether the slides advance automatically. */
  readonly playing: boolean;
  setPlaying(playing: boolean): void;
  show(slide: number): void;
  /** Props of the element in which pointer and focus pause the slides. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

function scrollToSlide(track: HTMLElement, slide: number): void {
  const still = prefersStillness(track.ownerDocument.defaultView);
  const left = slide * track.clientWidth;
  if (!still && 'scrollTo' in track) track.scrollTo({ left, behavior: 'smooth' });
  else track.scrollLeft = left;
}

/** Slides with native scrolling that advance every six seconds unless paused (WCAG 2.2.2). */
export function useSlides(count: number): Slides {
  const trackRef = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const moves = hydrated && playing && !held && count > 1;

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const onScroll = () =>
      setCurrent(Math.round(track.scrollLeft / Math.max(track.clientWidth, 1)));
    track.addEventListener('scroll', onScroll, { passive: true });
    return () => track.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const track = trackRef.current;
    if (!moves || !track || prefersStillness(track.ownerDocument.defaultView)) return;
    const timer = setInterval(() => {
      if (!track.ownerDocument.hidden) scrollToSlide(track, (current + 1) % count);
    }, everyMs);
    return () => clearInterval(timer);
  }, [moves, current, count]);

  return {
    trackRef,
    current,
    playing,
    setPlaying,
    show: (slide) => {
      if (trackRef.current) scrollToSlide(trackRef.current, slide);
    },
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
