const folder = /^packages\/components\/src\/features\/(\w+)\//;
const comment = /^\/\*\*([\s\S]*?)\*\//;
/** Letters that a sentence about a domain has at least. */
const least = 60;

const sentenceOf = (text) => (comment.exec(text)?.[1] ?? '').replaceAll(/[\s*]+/g, ' ').trim();

/** Storybook has a page for each domain: what `index.ts` says of it in its first comment, and its stories. */
export function domainPages(files) {
  const held = new Map();
  for (const file of files) {
    const name = folder.exec(file.path)?.[1];
    if (name) held.set(name, [...(held.get(name) ?? []), file]);
  }
  return [...held].flatMap(([name, inside]) => {
    const index = inside.find(({ path }) => path.endsWith(`/${name}/index.ts`));
    const hasStory = inside.some(({ path }) => path.endsWith('.stories.tsx'));
    return [
      ...(sentenceOf(index?.text ?? '').length < least
        ? [`features/${name}/index.ts: begin with a comment that says what the domain shows`]
        : []),
      ...(hasStory ? [] : [`features/${name}: no story`]),
    ];
  });
}
