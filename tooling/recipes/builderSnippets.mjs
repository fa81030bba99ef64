// The snippets of the playground's builder, for settings of its form.
import { build } from 'esbuild';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const builder = fromRoot('apps', 'playground', 'src', 'builder');
const code = `
  export { firstChoices } from './Choices.js';
  export { htmlSnippet, moduleSnippet, reactSnippet, vueSnippet } from './snippets.js';
  export { toOptions } from './toOptions.js';
`;

const partly = { feature: 'product', mode: 'auto', productIds: '100001', colorPrimary: '#0a6e4f' };

/** Every kind of option, with texts that would end a carelessly written string, attribute or script. */
const everything = {
  feature: 'loan-market',
  locale: 'en',
  mode: 'dark',
  density: 'compact',
  drafts: 'session',
  debug: 'on',
  pageSize: '12',
  reference: 'visit:42',
  bankIds: '1, 2',
  categoryIds: '1',
  productIds: '100001',
  area: '500000,500200,500231',
  keyword: '</script> "税" \'贷\' `${1}` {{ 2 }} \\ <!--',
  amountRange: '0-100',
  amount: '66',
  termMonths: '12',
  companyName: '重庆"明月" & <食品>',
  creditCode: '91500000000000001X',
  contactName: '周明',
  contactPhone: '13800000001',
  listTitle: '</template>',
  apply: '立即申请',
  processing: '处理中',
  layer: '2000',
  hostAddress: '/loans?a="1"&screen=',
  colorPrimary: '#0a6e4f',
  fontFamilyBase: '\'Noto Sans SC\', "PingFang SC", sans-serif',
};

async function readBuilder() {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: builder },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
}

/** Resolves with the snippets and, as far as they are plain values, the options they set. */
export async function builderSnippets(origin) {
  const { firstChoices, toOptions, ...emit } = await readBuilder();
  const settings = { first: {}, partly, everything };
  return Object.entries(settings).map(([name, changed]) => {
    const choices = { ...firstChoices, ...changed };
    const options = toOptions(choices);
    const missing = Object.keys(options).filter((option) => options[option] === null);
    // The form's fields have changed, or there are new ones.
    if (changed === everything && missing.length > 0)
      throw new Error(
        `the settings of ${fromRoot('tooling', 'recipes', 'builderSnippets.mjs')} lack ${missing.join(', ')}`,
      );
    const { hostAddress = '' } = choices;
    const input = { origin, options, hostAddress };
    return {
      name,
      hostAddress,
      options: Object.fromEntries(
        Object.entries(options).filter(
          ([, value]) => value !== null && typeof value !== 'function',
        ),
      ),
      html: emit.htmlSnippet(input),
      module: emit.moduleSnippet(input),
      react: emit.reactSnippet(input),
      vue: emit.vueSnippet(input),
    };
  });
}
