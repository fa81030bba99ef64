const isOurs = ({ resolved }) => !resolved.includes('node_modules');
const isType = ({ dependencyTypes }) => dependencyTypes.includes('type-only');

/** The imports of each module, without modules that are on no circle or path between circles. */
function circularImports(modules) {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.filter(isOurs)]),
  );
  for (let before = -1; before !== imports.size;) {
    before = imports.size;
    const imported = new Set([...imports.values()].flat().map(({ resolved }) => resolved));
    for (const [source, dependencies] of imports) {
      const rest = dependencies.filter(({ resolved }) => imports.has(resolved));
      if (rest.length === 0 || !imported.has(source)) imports.delete(source);
      else imports.set(source, rest);
    }
  }
  return imports;
}

function reaches(imports, from, target) {
  const seen = new Set([from]);
  for (const source of seen) {
    if (source === target) return true;
    for (const { resolved } of imports.get(source) ?? []) seen.add(resolved);
  }
  return false;
}

/**
 * Type-only imports that close a circle, as `{ from, to, rule }`, except those in `known`, a list of `[from, to]`; and
 * entries of `known` that no longer close one. The compiler accepts such circles, but readers cannot understand either
 * module first.
 */
export function findTypeCircles(modules, known = []) {
  const imports = circularImports(modules);
  const found = [...imports].flatMap(([from, dependencies]) =>
    dependencies
      .filter((one) => isType(one) && reaches(imports, one.resolved, from))
      .map(({ resolved: to }) => ({ from, to })),
  );
  const includes = (list, { from, to }) => list.some((one) => one.from === from && one.to === to);
  const listed = known.map(([from, to]) => ({ from, to }));
  return [
    ...found
      .filter((one) => !includes(listed, one))
      .map((one) => ({ ...one, rule: 'type-circles' })),
    ...listed
      .filter((one) => !includes(found, one))
      .map((one) => ({ ...one, rule: 'type-circles-list' })),
  ];
}
