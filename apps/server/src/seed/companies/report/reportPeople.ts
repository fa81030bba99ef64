import type { Random } from '../../random.js';

const families = [
  '周',
  '李',
  '王',
  '张',
  '刘',
  '陈',
  '杨',
  '黄',
  '赵',
  '吴',
  '罗',
  '谭',
  '邓',
  '冉',
];
const given = [
  '静',
  '国强',
  '雪梅',
  '立',
  '春燕',
  '光明',
  '婷',
  '世平',
  '文',
  '玉兰',
  '涛',
  '永福',
];

/** Names with characters that few fonts contain. */
export const rareNames = ['周𬭎', '王䶮', '陈龑', '李㛃'] as const;

/** A fictitious person. */
export const makePerson = (random: Random): string => random.pick(families) + random.pick(given);

/** A fictitious masked mobile number, as shown in reports. */
export const makeMaskedPhone = (random: Random): string =>
  `1${random.pick(['35', '36', '58', '83', '99'])}****${random.whole(1_000, 9_999)}`;
