import { isText, lineOf } from './text.mjs';

/** The rows `| we write | not |` of AGENTS.md, whose quoted phrases are refused everywhere else. */
const termsOf = ({ text }) =>
  [...text.matchAll(/^\| (?<better>[^|]+?) +\| (?<refused>[^|]*`[^|]+`[^|]*?) +\|$/gm)].flatMap(
    ({ groups: { better, refused } }) =>
      [...refused.matchAll(/`([^`]+)`/g)].map(([, phrase]) => [patternOf(phrase), better]),
  );

/** Matches a phrase as whole words, also across lines of a comment; with a capital only at the beginning of a sentence. */
const patternOf = (phrase) =>
  new RegExp(
    `\\b${phrase.replaceAll(' ', '\\s+(?:(?:\\*|//)\\s+)?')}\\b`,
    /^[A-Z]/.test(phrase) ? '' : 'i',
  );

/** The English section of AGENTS.md. */
const tableOf = (files) => {
  const guide = files.find(({ path }) => path === 'AGENTS.md');
  const section = guide?.text.split('\n## English\n')[1]?.split('\n## ')[0] ?? '';
  return termsOf({ text: section });
};

/**
 * One word a thing in Chinese too (docs/glossary.md), one sign for quotations, and blanks around figures. `except` are paths
 * where the word means something else.
 */
const chinese = [
  { parts: ['订单', '编号'], better: '申请编号', except: /serviceOrders|organisations/ },
  { parts: ['订单', '来源'], better: '申请来源' },
  { parts: ['经办', '(?:人(?!身份)|部门)'], better: '处理人, 处理部门' },
  { parts: ['云', '券'], better: '惠企券' },
  { parts: ['待银行', '受理'], better: '申请中' },
  { parts: ['[上下]一', '[笔条个](?=[\'"`<])'], better: '上一项, 下一项' },
  { parts: ['由浅', '到深'], better: '由少到多' },
  { parts: ['[「', '」]'], better: '“ ”', except: /canBreak/ },
  { parts: ['[）”]', ' [，。；：、·）]'], better: '） and ” without a blank after them' },
  { parts: ['共', '(?:\\$?\\{|\\d)'], better: '共 {n} …', except: /\.test\.|copy\/\w+\.ts$/ },
].map(({ parts, ...rest }) => ({ pattern: new RegExp(parts.join('')), ...rest }));
const shownToUsers = /^(?:packages|apps|openapi|e2e|examples)\//;

const chineseOf = (path) =>
  chinese
    .filter(({ except }) => shownToUsers.test(path) && !except?.test(path))
    .map(({ pattern, better }) => [pattern, better]);

// The tables themselves, changes before them, and what a generator writes.
const exempt = /^(AGENTS\.md|docs\/glossary\.md|\.changeset\/)|(^|\/)generated\//;

/** Terms that AGENTS.md replaces, in comments, names, messages and documents, and Chinese ones of the glossary. */
export const wording = (files) => {
  const terms = tableOf(files);
  if (terms.length === 0) return ['AGENTS.md: no table of terms in the section English'];
  return files
    .filter((file) => isText(file) && !exempt.test(file.path))
    .flatMap(({ path, text }) =>
      [...terms, ...chineseOf(path)].flatMap(([pattern, better]) => {
        const found = pattern.exec(text);
        return found
          ? [`${path}:${lineOf(text, found.index)}: "${found[0]}"; we write: ${better}`]
          : [];
      }),
    );
};
