import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { emulateMedia } from './emulateMedia.fixture.js';
import { tick } from '../charts/charts.css.js';
import { fill, ground as chartGround } from '../charts/palette.css.js';
import { tiles, value as tileValue } from '../charts/TileMap.css.js';
import { Button } from '../../ui/Button/Button.js';
import { DeskTabs } from '../StaffDesk/DeskTabs.js';
import { Steps } from '../../ui/Steps/Steps.js';
import { Tree } from '../../ui/Tree/Tree.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { themeRoot } from '../../theme/index.js';

afterEach(() => emulateMedia());

const steps = ['企业信息', '核对信息'].map((label) => ({ key: label, label }));

it('keeps the frame of tags and inverts what is chosen, where backgrounds are dropped', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(
    <div className={themeRoot}>
      <Steps label="进度" steps={steps} current={0} />
      <DeskTabs
        label="列表"
        current="a"
        tabs={['a', 'b'].map((id) => ({ id, label: `标签${id}`, href: '#' }))}
      />
      <Tag>审核中</Tag>
    </div>,
  );
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  const [current, next] = screen.getByRole('listitem').elements();
  expect(ground(current!)).not.toBe(ground(next!));
  const tab = (name: string) => screen.getByRole('link', { name }).element();
  expect(ground(tab('标签a'))).toBe(ground(current!));
  expect(ground(tab('标签b'))).not.toBe(ground(current!));
  const tag = getComputedStyle(screen.getByText('审核中').element());
  expect(tag.outlineWidth).toBe('1px');
  expect(tag.outlineColor).not.toMatch(/^rgba/);
});

it('inverts the chosen row of a tree without its branch, with a ring that is seen on it', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const nodes = [{ id: 'a', label: '发改委', children: [{ id: 'a1', label: '综合科' }] }];
  const screen = await render(
    <div className={themeRoot}>
      <Tree isOpen label="部门" nodes={nodes} value="a" onChange={() => undefined} />
      <button type="button" aria-pressed>
        已选
      </button>
    </div>,
  );
  const look = (element: Element | null | undefined) => getComputedStyle(element!);
  const [row, branch] = screen.getByRole('treeitem', { selected: true }).element().children;
  const pressed = screen.getByRole('button').element();
  expect(look(row).backgroundColor).toBe(look(pressed).backgroundColor);
  expect(look(branch?.firstElementChild).backgroundColor).not.toBe(look(row).backgroundColor);
  pressed.focus();
  expect(look(pressed).outlineColor).toBe(look(pressed).color);
});

it('draws charts in the colours of the system', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(
    <svg className={themeRoot} role="img" aria-label="图">
      <rect className={fill[0]} />
      <rect className={fill[1]} />
      <rect className={chartGround} />
      <text className={tick} />
      <rect style={{ fill: 'LinkText' }} />
      <rect style={{ fill: 'CanvasText' }} />
      <rect style={{ fill: 'Canvas' }} />
    </svg>,
  );
  const drawn = [...screen.getByRole('img').element().children];
  const [first, second, below, label, link, text, canvas] = drawn.map(
    (element) => getComputedStyle(element).fill,
  );
  expect([first, second, below, label]).toEqual([link, text, canvas, text]);
});

it('writes on the tiles of a map in the colour of the system, on the big screen too', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(
    <svg className={themeRoot} role="img" aria-label="图">
      <text className={tileValue} />
      <rect className={tiles[4]} />
      <rect style={{ fill: 'CanvasText' }} />
    </svg>,
  );
  const drawn = [...screen.getByRole('img').element().children];
  const [text, ground, system] = drawn.map((element) => getComputedStyle(element).fill);
  expect([text, ground]).toEqual([system, system]);
});

it('fills the one filled button, unless it is disabled', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(
    <div className={themeRoot}>
      <Button variant="primary">提交</Button>
      <Button variant="secondary">返回</Button>
      <Button variant="primary" disabled>
        不能提交
      </Button>
    </div>,
  );
  const look = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name, exact: true }).element());
  expect(look('提交').backgroundColor).toBe(look('返回').color);
  expect(look('提交').color).toBe(look('返回').backgroundColor);
  expect(look('不能提交').backgroundColor).not.toBe(look('提交').backgroundColor);
});

it('underlines text buttons, whose borders would cover what is beside them', async () => {
  await emulateMedia({ features: [{ name: 'forced-colors', value: 'active' }] });
  const screen = await render(
    <div className={themeRoot} style={{ background: 'Canvas' }}>
      <Button variant="text">删除</Button>
    </div>,
  );
  const button = screen.getByRole('button').element();
  const { borderStyle, backgroundClip, textDecorationLine } = getComputedStyle(button);
  expect([borderStyle, backgroundClip]).toEqual(['none', 'content-box']);
  expect(textDecorationLine).toBe('underline');
});
