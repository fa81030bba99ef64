export default {
  outputFileTracingRoot: import.meta.dirname,
  // Lists of files for a copy elsewhere take longer than the build, and this one is started where it was built.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // The recipe `types` checks these packages under every way of finding them.
  typescript: { ignoreBuildErrors: true },
};
