import { isText, lineOf } from './text.mjs';

// Written in pieces, so that this file does not violate its own check. AGENTS.md has the table of terms.
const compile = (terms, flags) =>
  terms.map(([parts, better]) => [new RegExp(`\\b${parts.join('')}`, flags), better]);

const everywhere = compile(
  [
    [['unless', ' told'], 'Defaults to …'],
    [['answers', ' with'], 'returns, responds with'],
    [['house', ' (?:style|rule|check)'], 'style, custom check'],
    [['plan', 'ted\\b'], 'violation fixture'],
    [['off', 'ence\\b'], 'violation'],
    [['way to the', ' server'], 'round trip'],
    [['who', ' hears\\b'], 'subscriber, listener'],
    [['falls', ' with (?:a|an|the)\\b'], 'throws if …'],
    [['first', ' answers\\b'], 'preloaded responses'],
    [["sample's", ' own world'], 'seed, sample data'],
    [['nothing but', ' the letter'], 'at most …'],
    [['drawing', ' of ours'], 'our drawing'],
  ],
  'i',
);

/** Phrases that a reader reads twice. They are gone from these folders; others still have some. */
const mended = /^(?:packages|tooling|scripts)\//;
const inMended = [
  ...compile(
    [
      [['hears?', ' of\\b'], 'is called when …, receives'],
      [['in the', ' name of\\b'], 'on behalf of'],
      [['(?:gives?|given|gave)', ' back\\b'], 'release, return'],
      [['time', ' limit'], 'timeout'],
      [['(?:the|an)', ' own\\b(?! propert)'], "the user's, its"],
      [['an', 'ew\\b'], 'again, a new …'],
      [['in', ' vain\\b'], 'unneeded'],
      [['none (?:is|can be)', ' in force'], 'each is active …'],
      [['if it', ' is none\\b'], 'if it is invalid'],
      [['there is', ' none of\\b'], 'the empty state of …'],
      [['speaks? for', ' one\\b'], 'acts on behalf of'],
      [['has', ' no business'], 'say what happens instead'],
      [['any other', ' does not exist'], 'say what is returned'],
      [['none yet', ' and\\b'], 'say it in the order a reader asks'],
      [['the', ' line (?:breaks|drops|is lost)'], 'connection, network failure'],
    ],
    'i',
  ),
  // At the beginning of a sentence.
  ...compile([[['Who', 'ever\\b'], 'users who …, callers that …']], ''),
];

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
  { parts: ['共', '(?:\\$?\\{|\\d)'], better: '共 {n} …', except: /\.test\.|copy\/\w+\.ts$/ },
].map(({ parts, ...rest }) => ({ pattern: new RegExp(parts.join('')), ...rest }));
const shownToUsers = /^(?:packages|apps|openapi|e2e|examples)\//;

const chineseOf = (path) =>
  chinese
    .filter(({ except }) => shownToUsers.test(path) && !except?.test(path))
    .map(({ pattern, better }) => [pattern, better]);

// The table itself, and what was decided and changed before it.
const exempt = /^(AGENTS\.md|docs\/adr\/|\.changeset\/)|(^|\/)generated\//;

/** Terms that AGENTS.md replaces and phrases that are hard to read, in comments, names, messages and documents. */
export const wording = (files) =>
  files
    .filter((file) => isText(file) && !exempt.test(file.path))
    .flatMap(({ path, text }) =>
      [...everywhere, ...(mended.test(path) ? inMended : []), ...chineseOf(path)].flatMap(
        ([pattern, better]) => {
          const found = pattern.exec(text);
          return found
            ? [`${path}:${lineOf(text, found.index)}: "${found[0]}"; we write: ${better}`]
            : [];
        },
      ),
    );
