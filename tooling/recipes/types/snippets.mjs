// Type-checks the snippets of the playground's builder against the tarball's types, with every option by its name.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Of Vue's `NodeTypes`, which it does not export with its compiler. */
const nodeTypes = { element: 1, attribute: 6 };

/** A prop of the template as a part of an object. */
function partOf({ type, name, arg, exp, value }) {
  if (type === nodeTypes.attribute) return `'${name}': ${JSON.stringify(value?.content ?? '')}`;
  if (name !== 'bind') throw new Error(`the template has v-${name}, which is not checked`);
  return arg ? `'${arg.content}': ${exp.content}` : `...${exp.content}`;
}

/** A component as TypeScript: what its template binds as a whole are options of the widget, and they go to the component. */
function fromVue(source) {
  const { descriptor, errors } = parse(source);
  if (errors.length > 0) throw errors[0];
  const { content } = descriptor.scriptSetup;
  const variables = compileScript(descriptor, { id: 'snippet' }).scriptSetupAst.flatMap(
    ({ declarations = [] }) => declarations,
  );
  const components = descriptor.template.ast.children.filter(
    ({ type }) => type === nodeTypes.element,
  );
  const { exp } = components[0].props.find(({ arg, name }) => name === 'bind' && !arg);
  const { init } = variables.find(({ id }) => id.name === exp.content);
  const calls = components.map(
    ({ tag, props }) => `export const drawn = h(${tag}, { ${props.map(partOf).join(', ')} });`,
  );
  return `import { h } from 'vue';
import type { HuiqiWidgetProps } from '@huiqi/embed/vue';
${content.slice(0, init.end)} satisfies Omit<HuiqiWidgetProps, 'huiqi'>${content.slice(init.end)}
${calls.join('\n')}
`;
}

/** The script of a plain page, which has the element. */
function fromHtml(source) {
  const [, script] = /<script>\n([^]*)<\/script>$/.exec(source);
  return `import type { HuiqiAppElement } from '@huiqi/embed';
declare const document: { querySelector(name: 'huiqi-app'): HuiqiAppElement };
${script}`;
}

/** Writes the snippets; returns their files. */
export function writeSnippets() {
  mkdirSync('snippets', { recursive: true });
  return JSON.parse(readFileSync('snippets.json', 'utf8')).flatMap((snippet) =>
    Object.entries({
      'html.ts': fromHtml(snippet.html),
      'module.ts': snippet.module,
      'react.tsx': snippet.react,
      'vue.ts': fromVue(snippet.vue),
    }).map(([kind, code]) => {
      const file = join('snippets', `${snippet.name}.${kind}`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    }),
  );
}
