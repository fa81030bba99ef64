import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BatchDialog, type BatchProgress, type FailedRow } from './BatchDialog.js';

const meta = { title: 'patterns/BatchDialog' } satisfies Meta;
export default meta;

const row = (n: number, message: string, isOver = false): FailedRow => ({
  record: { id: String(n), name: `垫江县第${n}食品加工有限公司` },
  message,
  isOver,
});
const decided = row(1, '李明于 10:02 已通过该申请', true);
const foreign = row(2, '该申请已分配给他人，请填写代为办理的原因');
const unknown = [3, 4, 5].map((n) => row(n, '网络连接失败，结果未知'));
const stopped = [6, 7, 8].map((n) => row(n, '已停止，未办理'));

const onStop = fn();
const onRetry = fn();

const dialog = (
  { failed = [], done = 45, ...progress }: Partial<BatchProgress>,
  isEditable = false,
): StoryObj => ({
  render: () => (
    <BatchDialog
      title="拒绝（45 项）"
      progress={{
        total: 45,
        done,
        succeeded: Array.from({ length: done - failed.length }, (_, at) => String(at + 100)),
        failed,
        isRunning: false,
        isUncertain: false,
        ...progress,
      }}
      isEditable={isEditable}
      hrefOf={(id) => `#${id}`}
      onStop={onStop}
      onRetry={onRetry}
      onClose={() => undefined}
    />
  ),
});
const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

export const Running: StoryObj = {
  ...dialog({ done: 20, isRunning: true }),
  play: async ({ canvasElement }) => {
    const shown = inDialog(canvasElement);
    await expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '44');
    await userEvent.click(shown.getByRole('button', { name: '停止办理' }));
    await expect(onStop).toHaveBeenCalled();
  },
};
export const Stopped = dialog({ failed: stopped });
export const Mixed: StoryObj = {
  ...dialog({ failed: [decided, foreign] }, true),
  play: async ({ canvasElement }) => {
    // What another officer decided is only listed.
    await userEvent.click(inDialog(canvasElement).getByRole('button', { name: '修改后重试 1 项' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Uncertain = dialog({ failed: [decided, ...unknown, ...stopped], isUncertain: true });
/** Nothing is left to retry. */
export const AllDecided: StoryObj = {
  ...dialog({ failed: [decided] }),
  play: async ({ canvasElement }) => {
    await expect(inDialog(canvasElement).queryByRole('button', { name: /重试/ })).toBeNull();
  },
};
