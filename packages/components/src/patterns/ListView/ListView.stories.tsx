import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { contentPage, deskPage } from '../page/storyPage.js';
import { Example, rowsOf, type ExampleProps } from './ListExample.fixture.js';

const meta = { title: 'patterns/ListView', ...contentPage } satisfies Meta;
export default meta;

const story = (props: ExampleProps = {}): StoryObj => ({ render: () => <Example {...props} /> });
const filtered = {
  keyword: '税',
  term: '7-12',
  moneyStart: '10',
  moneyEnd: '300',
} as const;
const error = {
  title: '系统繁忙',
  description: '请稍后重试。',
  requestId: 'web-20261121120000abc123',
};

export const Rows = story();
export const Cards = story({ cards: true, total: 8 });
export const Filtered = story({ start: filtered, total: 12 });
export const WrongDates = story({ start: { dateStart: '2026-02-01', dateEnd: '2026-01-01' } });
export const Loading = story({ state: { status: 'loading' } });
export const LoadingCards = story({ state: { status: 'loading' }, cards: true });
export const NextPageLoading = story({
  state: { status: 'ready', data: rowsOf(1, 27), refreshing: true },
});
export const NeverHadAny = story({ total: 0 });
export const FilteredAway = story({ total: 0, start: filtered });
export const Failed = story({ state: { status: 'error', error, retry: () => undefined } });
export const InsideAPage = story({ level: 2 });
export const TitleOfThePage = story({ level: 'hidden', start: filtered });

export const SubmittedByButton: StoryObj = { ...story({ mode: 'submit' }), ...deskPage };

export const ByKeyboard: StoryObj = {
  ...story(),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: '关键词' });
    box.focus();
    await userEvent.keyboard('税贷{Enter}');
    await expect(canvas.getByRole('button', { name: '移除条件 关键词：税贷' })).toBeVisible();
    canvas.getByRole('button', { name: '第 2 页' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/第 2 页，共 3 页/);
  },
};

/** What phones show, at any width, as the sheet does not depend on it. */
export const Sheet: StoryObj = {
  ...story({ start: filtered }),
  parameters: { ...contentPage.parameters, viewport: { defaultViewport: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // The button exists at every width, and is shown where the filters do not fit.
    const button = Array.from(canvasElement.querySelectorAll('button')).find((one) =>
      one.textContent?.startsWith('筛选'),
    );
    button?.click();
    const sheet = await screen.findByRole('dialog', { name: '筛选' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(screen.getByRole('button', { name: '查看 27 个结果' })).toBeVisible();
  },
};
