/**
 * The oldest browsers that the site, the widget, the components and the SDK serve. Build targets and the check of scripts
 * (run.mjs beside this file) follow from it; documents state it, and floor.test.mjs compares them.
 */
export const floor = { chrome: 86, firefox: 102, safari: '15.4' };

/** The floor as targets of esbuild and tsup. */
export const targets = Object.entries(floor).map(([name, version]) => `${name}${version}`);

/**
 * The same for Vite, whose compiler works around faults of older versions in code that nobody writes here, at the price of every
 * `?.` and every private field: a static field named `name` before Chromium 98, `arguments` in a field before Safari 16.
 */
export const syntaxTargets = ['chrome98', 'firefox102', 'safari16'];

/**
 * Stylesheets are left as they are: what has no container queries loads another (olderSheet.mjs), so that no other browser
 * gets a byte more.
 */
export const styleTarget = 'es2022';

/** How documents state the floor. */
export const statement = `Chromium ${floor.chrome}, Firefox ${floor.firefox}, Safari and WebKit ${floor.safari}`;

/**
 * A condition of CSS that holds in every browser since the floor and in none far below it: `:focus-visible` came with
 * Chromium 86 and Safari 15.4 (Firefox 85). Old browsers are found by it without a script, by `@supports` or `CSS.supports`.
 */
export const atFloor = 'selector(:focus-visible)';
