import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DecisionDialog } from './DecisionDialog.js';
import type { OpinionPhrases } from './phraseTypes.js';

const ignore = () => undefined;
const texts = ['资料齐全，同意授信', '经营流水不足'];
const phrases: OpinionPhrases = {
  phrases: texts.map((text, at) => ({
    id: String(at + 1),
    text,
    isOwn: at === 0,
    isShared: at > 0,
  })),
  departmentName: '普惠金融部',
  onUse: ignore,
  onAdd: async () => undefined,
  onDelete: async () => undefined,
};

interface ExampleProps extends Partial<OpinionPhrases> {
  readonly hasOpinion?: boolean;
  readonly onSend?: (text: string) => void;
}

function Example({ hasOpinion = true, onSend = ignore, ...more }: ExampleProps) {
  const [text, setText] = useState('');
  return (
    <DecisionDialog
      title="拒绝申请"
      confirm="拒绝申请"
      busy={false}
      problem={null}
      phrases={{ ...phrases, ...more }}
      onConfirm={() => onSend(text)}
      onClose={ignore}
    >
      {hasOpinion ? (
        <textarea
          aria-label="审核意见"
          maxLength={20}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <p>没有意见</p>
      )}
    </DecisionDialog>
  );
}
const opinion = () => page.getByRole('textbox', { name: '审核意见' });

it('inserts a phrase by its number at the caret, as typing does', async () => {
  const onUse = vi.fn();
  const screen = await render(<Example onUse={onUse} />);
  await opinion().fill('。');
  await userEvent.keyboard('{ArrowLeft}{Alt>}2{/Alt}');
  await expect.element(opinion()).toHaveValue('经营流水不足。');
  expect(onUse).toHaveBeenCalledExactlyOnceWith('2');
  // The last one is now the first; the numbers of this opinion stay.
  await screen.rerender(<Example onUse={onUse} phrases={phrases.phrases.toReversed()} />);
  await userEvent.keyboard('{Alt>}1{/Alt}');
  await expect.element(opinion()).toHaveValue('经营流水不足资料齐全，同意授信。');
  // No further than the field takes.
  await userEvent.keyboard('{Alt>}1{/Alt}');
  expect((opinion().element() as HTMLTextAreaElement).value).toHaveLength(20);
});

it('inserts a phrase and sends it by one key, also after a failure', async () => {
  const onSend = vi.fn();
  await render(<Example onSend={onSend} />);
  await opinion().click();
  await userEvent.keyboard('{Alt>}{Shift>}2{/Shift}{/Alt}');
  await vi.waitFor(() => expect(onSend).toHaveBeenLastCalledWith('经营流水不足'));
  await userEvent.keyboard('{Alt>}{Shift>}2{/Shift}{/Alt}');
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  expect(onSend).toHaveBeenLastCalledWith('经营流水不足');
});

it('inserts a phrase that is clicked, and keeps the focus in the opinion', async () => {
  await render(<Example />);
  await page.getByRole('button', { name: /经营流水不足/ }).click();
  await expect.element(opinion()).toHaveValue('经营流水不足');
  await expect.element(opinion()).toHaveFocus();
});

it('adds the opinion as a phrase, and deletes own ones', async () => {
  const onAdd = vi.fn(
    () => new Promise<string>((resolve) => setTimeout(() => resolve('您已有这条常用语'), 500)),
  );
  const onDelete = vi.fn(async () => '网络连接失败');
  await render(<Example onAdd={onAdd} onDelete={onDelete} />);
  await page.getByRole('button', { name: '管理' }).click();
  const keep = page.getByRole('button', { name: '将当前意见存为常用语' });
  await keep.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('请先填写意见');
  await opinion().fill('同意');
  await page.getByRole('checkbox', { name: '与普惠金融部共用' }).click();
  await keep.dblClick();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('同意', true);
  await expect.element(page.getByRole('alert')).toHaveTextContent('您已有这条常用语');
  await page.getByRole('button', { name: /^删除/ }).click();
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('1');
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络连接失败');
});

it('shows no phrases where nothing takes them', async () => {
  await render(<Example hasOpinion={false} />);
  await expect.element(page.getByText('没有意见')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '管理' })).not.toBeInTheDocument();
});
