const families = ['李', '王', '陈', '谭', '周', '何', '曾', '游', '冉', '高'];
const given = [
  '知远',
  '思齐',
  '明哲',
  '若水',
  '景行',
  '怀瑾',
  '书恒',
  '予安',
  '清和',
  '致宁',
  '一诺',
];

/** Returns the name of a person of the sample; the first 110 differ. */
export const sampleName = (turn: number): string =>
  `${families[turn % families.length] ?? ''}${given[turn % given.length] ?? ''}`;
