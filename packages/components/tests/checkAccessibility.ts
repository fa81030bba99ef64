import axe from 'axe-core';

const options: axe.RunOptions = {
  // axe would otherwise describe each passing element.
  resultTypes: ['violations'],
  // A story has no landmarks around it.
  rules: { region: { enabled: false } },
};

const nextFrame = () => new Promise(requestAnimationFrame);

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, options);
  return found.violations.map(({ help, id, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n'),
  );
}

/** Fails a story in which axe finds a violation of any of its rules. */
export async function checkAccessibility(): Promise<void> {
  if ((await violations()).length === 0) return;
  // Content that depends on a measured size appears in the next frame.
  await nextFrame();
  await nextFrame();
  const found = await violations();
  if (found.length > 0) throw new Error(`axe finds:\n${found.join('\n')}`);
}
