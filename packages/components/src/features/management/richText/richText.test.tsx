import { richTextElements } from '@huiqi/sdk/domain';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { managedFieldsCopy as copy } from '../fields/copy.js';
import { samplePolicy } from '../contentSamples.fixture.js';
import { toDocument, toHtml } from './richTextDocument.js';
import { RichTextField } from './RichTextField.js';

const entry = {
  checkName: 'content',
  inputType: 'TEXT',
  label: '正文',
  required: false,
  group: 'COMPANY',
} as const;

async function open(html: string, readOnly = false, error?: string) {
  const store = createFormStore({ content: html });
  const onChange = vi.fn((name: string, value: string) => store.set(name, value));
  const screen = await render(
    <RichTextField id="text" entry={{ ...entry, readOnly }} {...{ store, onChange, error }} />,
  );
  const text = screen.getByRole('textbox', { name: '正文' });
  await expect.element(text).toBeVisible();
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { screen, store, onChange, text, press, root: text.element() as HTMLElement };
}

/** Selects the words in the text. */
function select(root: HTMLElement, words: string) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(words);
    if (at < 0) continue;
    root.focus();
    document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    document.dispatchEvent(new Event('selectionchange'));
    return;
  }
  throw new Error(`no ${words}`);
}

function paste(root: HTMLElement, data: Readonly<Record<string, string>>) {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  root.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

it.each([
  ['a policy', samplePolicy.content],
  [
    // The test of the server's `cleanHtml` has the same text: it leaves what is written here as it is.
    'everything there is',
    '<h3>一、标准</h3><h4>甲</h4><p>按<strong>10%</strong>，<em>最高</em><u>1</u>万m<sup>2</sup>，H<sub>2</sub>O &lt; 5 &amp; "6"<br />见<a href="https://www.example.org/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">通知</a>。</p>' +
      '<ul><li>一<ol><li>二</li></ol></li><li><p>三</p><p>四</p></li></ul><blockquote><p>五</p></blockquote>' +
      '<table><tbody><tr><th>类别</th><th>比例</th></tr><tr><td colspan="2">a<br />b</td></tr><tr><td rowspan="2"><p>一</p><p>二</p></td><td></td></tr><tr><td><ul><li>六</li></ul></td></tr></tbody></table>' +
      '<hr /><ol start="3"><li>七</li></ol><p><a href="tel:023-74512345">电话</a><a href="mailto:fgw@example.org">邮箱</a></p>',
  ],
  ['nothing', ''],
])('reads and writes %s as the server stores it', (_name, html) => {
  expect(toHtml(toDocument(html))).toBe(html);
});

it.each(richTextElements.filter((name) => !/^(?:t|caption|li)/.test(name)))('knows <%s>', (name) =>
  expect(toHtml(toDocument(`<${name}>一</${name}>`))).toContain(
    // What has no address links nothing.
    name === 'a' ? '<p>一' : `<${name}`,
  ),
);

it('keeps the words of what it does not know', () => {
  expect(
    toHtml(
      toDocument(
        '散<div>段<b>粗</b></div><section>节</section><p></p><table><caption>题</caption><thead><tr><th>头</th></tr></thead></table><a href="http://plain.example">链</a>',
      ),
    ),
  ).toBe(
    '<p>散</p><p>段<strong>粗</strong></p><p>节</p><p>题</p><table><tbody><tr><th>头</th></tr></tbody></table><p>链</p>',
  );
});

it('reports what is typed, and formats what is selected', async () => {
  const { screen, store, onChange, press, root } = await open('<p>按投资额补助</p>');
  expect(onChange).not.toHaveBeenCalled();
  select(root, '投资额');
  await press(copy.bold);
  expect(store.get('content')).toBe('<p>按<strong>投资额</strong>补助</p>');
  const bold = screen.getByRole('button', { name: copy.bold });
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
  await press(copy.heading);
  expect(store.get('content')).toBe('<h3>按<strong>投资额</strong>补助</h3>');
  await press(copy.paragraph);
  await press(copy.numbers);
  expect(store.get('content')).toBe('<ol><li>按<strong>投资额</strong>补助</li></ol>');
  await press(copy.bullets);
  expect(store.get('content')).toBe('<ul><li>按<strong>投资额</strong>补助</li></ul>');
  await press(copy.bullets);
  select(root, '补助');
  await userEvent.keyboard('奖励{Enter}资金');
  expect(store.get('content')).toBe('<p>按<strong>投资额</strong>奖励</p><p>资金</p>');
});

it('links words to addresses that texts may link to, and takes the link off', async () => {
  const { screen, store, press, root } = await open('<p>详见通知</p>');
  select(root, '通知');
  await press(copy.link);
  const set = screen.getByRole('button', { name: copy.setLink });
  await expect.element(screen.getByLabelText(copy.linkAddress)).toHaveFocus();
  await userEvent.keyboard('javascript:alert(1)');
  await expect.element(set).toBeDisabled();
  await screen.getByLabelText(copy.linkAddress).fill('tel:023-74512345');
  await expect.element(set).toBeEnabled();
  await screen.getByLabelText(copy.linkAddress).fill('https://www.example.org/a');
  await set.click();
  expect(store.get('content')).toBe(
    '<p>详见<a href="https://www.example.org/a" rel="noopener noreferrer" target="_blank">通知</a></p>',
  );
  select(root, '通');
  await press(copy.bold);
  select(root, '知');
  await press(copy.link);
  await press(copy.removeLink);
  expect(store.get('content')).toBe('<p>详见<strong>通</strong>知</p>');
});

it('adds a table, with rows and columns, drops them, and undoes that', async () => {
  const { screen, store, press, root } = await open('<p>标准</p>');
  select(root, '标准');
  await press(copy.table);
  await press(copy.addRow);
  await press(copy.addColumn);
  expect(root.querySelectorAll('tr')).toHaveLength(4);
  expect(root.querySelectorAll('th')).toHaveLength(3);
  await press(copy.dropColumn);
  expect(root.querySelectorAll('tr:last-child td')).toHaveLength(2);
  await userEvent.keyboard('比例');
  expect(store.get('content')).toContain('<th>比例</th>');
  await press(copy.headerRow);
  expect(store.get('content')).toContain('<td>比例</td>');
  for (let row = 0; row < 4; row += 1) await press(copy.dropRow);
  expect(store.get('content')).toBe('<p>标准</p>');
  await press(copy.undo);
  expect(root.querySelectorAll('tr')).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: copy.redo })).toBeEnabled();
});

it('pastes pages without what they load or style, and undoes that', async () => {
  const { store, root } = await open('<p>一</p>');
  select(root, '一');
  paste(root, {
    'text/html':
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style="color:red">标准<o:p></o:p></h1><div class=MsoNormal><span lang=EN-US>甲</span><img src=x onerror=alert(1)></div><table class=MsoTable><tr><td width=10><p class=MsoNormal>10%</p></td></tr></table><!--EndFragment--></body></html>',
  });
  const pasted = '<h3>标准</h3><p>甲</p><table><tbody><tr><td>10%</td></tr></tbody></table>';
  expect(store.get('content')).toBe(pasted);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(store.get('content')).toBe('<p>一</p>');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(store.get('content')).toBe(pasted);
});

it('pastes words into the text, and lines as paragraphs', async () => {
  const { store, root } = await open('<p>甲中上级</p>');
  select(root, '中');
  paste(root, { 'text/html': '<b>乙</b>' });
  expect(store.get('content')).toBe('<p>甲<strong>乙</strong>上级</p>');
  select(root, '级');
  paste(root, { 'text/plain': '级丙\n丁' });
  expect(store.get('content')).toBe('<p>甲<strong>乙</strong>上级丙</p><p>丁</p>');
});

it('is one stop of the Tab key with its toolbar, whose buttons the arrow keys reach', async () => {
  const { screen, root } = await open('<p>一</p>');
  root.focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const buttonOf = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(buttonOf(copy.paragraph)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(buttonOf(copy.heading)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(buttonOf(copy.table)).toHaveFocus();
  await expect.element(buttonOf(copy.undo)).toBeDisabled();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('textbox')).not.toHaveFocus();
});

it('says what is wrong, and is read only where the field is', async () => {
  const { screen, onChange, text, root } = await open('<p>一</p>', true, '请填写正文');
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text).toHaveAttribute('aria-readonly', 'true');
  await expect.element(text).toHaveAccessibleDescription('请填写正文');
  await expect.element(screen.getByRole('button', { name: copy.bold })).toBeDisabled();
  select(root, '一');
  await userEvent.keyboard('二');
  paste(root, { 'text/html': '<p>三</p>' });
  expect(onChange).not.toHaveBeenCalled();
});

it('shows what was loaded since', async () => {
  const { store, text } = await open('<p>一</p>');
  store.set('content', '<p>二</p>');
  await expect.element(text).toHaveTextContent('二');
});
