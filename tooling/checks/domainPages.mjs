const folder = /^packages\/components\/src\/features\/(\w+)\//;
const comment = /^\/\*\*([\s\S]*?)\*\//;
/** Minimum length of a sentence about a domain. */
const least = 60;

const sentenceOf = (text) => (comment.exec(text)?.[1] ?? '').replaceAll(/[\s*]+/g, ' ').trim();

/** Storybook has a page for each domain: the first comment of its `index.ts`, and its stories. */
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
