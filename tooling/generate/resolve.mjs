const decoded = (step) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a reference inside the bundled contract points to; anything else is returned as it is. */
export function resolve(bundle, node) {
  let current = node;
  while (current?.$ref) {
    const steps = current.$ref.replace('#/', '').split('/');
    current = steps.reduce((value, step) => value?.[decoded(step)], bundle);
  }
  return current;
}
