import { posix } from 'node:path';

const fence = /^```[^]*?^```$/gm;
const generatedMark = /<!--.*?-->/g;
/** The links between the two languages. */
const languages = new Set(['README.md', 'README.zh-CN.md']);

const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** A document by its headings: of each section what both languages must have in common. */
function sectionsOf(text) {
  const blocks = [];
  const prose = text.replaceAll(generatedMark, '').replaceAll(fence, (block) => {
    blocks.push(block);
    return `<block ${blocks.length - 1}>`;
  });
  return prose.split(/^(?=#{1,6} )/m).map((section) => {
    const [, marks = '', heading = ''] = /^(#*) ?(.*)/.exec(section);
    // Alternatives of a type are written with an escaped bar in tables.
    const spans = [...section.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    const links = [...section.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
    return {
      level: marks.length,
      heading,
      blocks: [...section.matchAll(/<block (\d+)>/g)].map(([, at]) => blocks[at]),
      code: [...new Set(spans)].sort(),
      links: links.filter((one) => !one.startsWith('#') && !languages.has(one)).sort(),
      anchors: links.filter((one) => one.startsWith('#')).map((one) => decodeURI(one.slice(1))),
    };
  });
}

const missing = (some, others) => some.filter((one) => !others.includes(one));
const isSame = (some, others) => JSON.stringify(some) === JSON.stringify(others);

function differences(english, chinese) {
  if (
    !isSame(
      english.map(({ level }) => level),
      chinese.map(({ level }) => level),
    )
  )
    return ['its headings are not those of README.md, in the same order'];
  return english.flatMap((section, at) => {
    const other = chinese[at];
    const where = `"${other.heading}"`;
    const lacks = missing(section.code, other.code).map((code) => `lacks \`${code}\``);
    const extra = missing(other.code, section.code).map((code) => `has \`${code}\`, README.md not`);
    return [
      ...(isSame(section.blocks, other.blocks) ? [] : ['has other code blocks than README.md']),
      ...(isSame(section.links, other.links) ? [] : ['has other links than README.md']),
      ...(section.anchors.length === other.anchors.length ? [] : ['has other links in the page']),
      ...lacks,
      ...extra,
    ].map((problem) => `${where} ${problem}`);
  });
}

const lostAnchors = (sections) => {
  const slugs = sections.map(({ heading }) => slugOf(heading));
  return sections
    .flatMap(({ anchors }) => missing(anchors, slugs))
    .map((one) => `no heading #${one}`);
};

/** The README of each published package has a Chinese one beside it: the same headings, code, names and links. */
export function chineseReadmes(files) {
  const find = (path) => files.find((one) => one.path === path);
  const published = files.filter(
    ({ path, text }) => /^packages\/[^/]+\/package\.json$/.test(path) && !JSON.parse(text).private,
  );
  if (published.length === 0) return ['no published packages were found'];
  return published.flatMap(({ path }) => {
    const folder = posix.dirname(path);
    const english = find(`${folder}/README.md`);
    const chinese = find(`${folder}/README.zh-CN.md`);
    if (!english || !chinese) return [`${folder}: README.md and README.zh-CN.md are needed`];
    const [one, other] = [english, chinese].map(({ text }) => sectionsOf(text));
    return [
      ...differences(one, other).map((problem) => `${chinese.path}: ${problem}`),
      ...lostAnchors(one).map((problem) => `${english.path}: ${problem}`),
      ...lostAnchors(other).map((problem) => `${chinese.path}: ${problem}`),
    ];
  });
}
