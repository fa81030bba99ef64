import type { PageLink } from '../page/types.js';

/** One message of the banner. */
export interface BannerSlide {
  readonly id: string;
  readonly title: string;
  readonly sentence?: string | undefined;
  /** Address of a picture that fills the banner; the text covers its left half. */
  readonly picture?: string | undefined;
  readonly link?: PageLink | undefined;
}

/** Texts of the banner's controls. */
export interface BannerLabels {
  readonly carousel: string;
  readonly slide: string;
  readonly pause: string;
  readonly play: string;
}

/** `{n}` is the number of the slide, `{total}` the total. */
export const bannerLabels: BannerLabels = {
  carousel: '平台公告轮播',
  slide: '第 {n} 张，共 {total} 张',
  pause: '暂停轮播',
  play: '继续轮播',
};
