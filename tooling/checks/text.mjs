const binary = /\.(png|jpe?g|gif|ico|woff2?|ttf|otf|pdf|xlsx?|gz|br|tgz|zip)$/;
const foreign = /(^|\/)(pnpm-lock\.yaml|CHANGELOG\.md)$/;

/** Files that people write and read as text. */
export const isText = ({ path }) => !binary.test(path) && !foreign.test(path);

/** Line number of a position in a text, from 1. */
export const lineOf = (text, index) => text.slice(0, index).split('\n').length;
