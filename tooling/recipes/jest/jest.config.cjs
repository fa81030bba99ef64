const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};

module.exports = {
  testEnvironment: './browserLike.cjs',
  // Our packages and most of what they use are ES modules.
  transformIgnorePatterns: [],
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', { jsc }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/empty.cjs' },
};
