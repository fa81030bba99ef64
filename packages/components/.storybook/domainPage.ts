import type { Domain, DomainExport } from './readDomain.ts';

/** An operation of the contract. */
export interface ContractCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

// Characters that MDX would read as code.
const escape = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? part
        : part.replaceAll(/[{}<>*_|]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    )
    .join('');

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const table = (head: string, rows: readonly string[]) => {
  const columns = head.split('|').length;
  const text = [`| ${head} |`, `|${' --- |'.repeat(columns)}`, ...rows].join('\n');
  // MDX itself knows no tables.
  return `<Markdown>{${JSON.stringify(text)}}</Markdown>`;
};

const listed = (exports: readonly DomainExport[]) =>
  exports.map(({ about, name }) => `| \`${name}\` | ${escape(about)} |`);

const section = (title: string, text: string | false) => (text ? [`## ${title}`, text] : []);

function exampleOf({ components, screens, tag }: Domain): string {
  const [screen] = screens;
  // Self-loading components have a view beside them; lists show the most.
  const loading = components.filter(({ name }) =>
    components.some((other) => other.name === `${name}View`),
  );
  const component =
    loading.find(({ name }) => name.endsWith('List')) ?? loading[0] ?? components[0];
  const name = component?.name ?? screen?.name;
  if (name === undefined) return '';
  const entry = component ? tag : `${tag}/${name}`;
  const lines = [
    "import { createClient } from '@huiqi/sdk';",
    "import { HuiqiProvider } from '@huiqi/components/provider';",
    `import { ${name} } from '@huiqi/components/${entry}';`,
    "import '@huiqi/components/styles.css';",
    '',
    "const client = createClient({ baseUrl: 'https://huiqi.example', session: 'token' });",
    '',
    'export const Page = () => (',
    '  <HuiqiProvider client={client}>',
    `    <${name} /* its props are typed */ />`,
    '  </HuiqiProvider>',
    ');',
  ];
  const whole = screen
    ? `\n\nA whole page, with its address: \`import { ${screen.name} } from '@huiqi/components/${tag}/${screen.name}'\`.`
    : '';
  return `\`\`\`tsx\n${lines.join('\n')}\n\`\`\`${whole}`;
}

/** The page of a domain as MDX: purpose, usage, and the operations it calls. */
export function domainPage(domain: Domain, calls: readonly ContractCall[]): string {
  const { about, components, screens, stories, tag, words } = domain;
  const called = calls.filter(({ id }) => words.has(id));
  const storyLinks = stories.map(
    ({ first, title }) =>
      `- [${title}](?path=/story/${title.toLowerCase().replaceAll('/', '-')}--${kebab(first)})`,
  );
  const parts = [
    `import { Markdown, Meta } from '@storybook/addon-docs/blocks';`,
    `<Meta title="Domains/${tag}" />`,
    `# ${tag}`,
    escape(about),
    ...section('In an application of your own', exampleOf(domain)),
    ...section('Screens', screens.length > 0 && table('screen | what it shows', listed(screens))),
    ...section(
      'Components',
      components.length > 0 && table('export | what it is', listed(components)),
    ),
    ...section(
      'Operations it calls',
      called.length > 0 &&
        table(
          'operation | request | what it does',
          called.map(
            ({ id, method, path, summary }) =>
              `| \`${id}\` | \`${method} ${path}\` | ${escape(summary)} |`,
          ),
        ),
    ),
    ...section('Stories', storyLinks.join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}
