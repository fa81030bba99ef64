const plugin = "from '@vanilla-extract/vite-plugin'";
const fromSources = /\benvironments: \{ ssr: \{ resolve: \{ conditions\b/;

/**
 * What evaluates stylesheets reads the sources of the theme. vanilla-extract does so in a server of its own, which takes the
 * conditions of `environments.ssr`, not those of `ssr`: it would read a built theme, or one that is being built.
 */
export const themeSources = (files) =>
  files
    .filter(({ path, text }) => /\.(?:ts|mjs)$/.test(path) && text.includes(plugin))
    .filter(({ path, text }) => !path.startsWith('tooling/checks/') && !fromSources.test(text))
    .map(({ path }) => `${path}: state the conditions of sources in \`environments.ssr.resolve\``);
