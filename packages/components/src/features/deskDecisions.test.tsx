import type { MockRequest, MockResponse, MockScenarios } from '@huiqi/sdk/testing';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deskQueueCopy } from '../patterns/StaffDesk/deskQueueCopy.js';
import { desks, openDesk, opinion, placed } from './desks.fixture.js';

const sendKeys = '{Control>}{Enter}{/Control}';

describe.each(Object.entries(desks))('decisions on the desk of %s', (_name, desk) => {
  const setUp = (more?: MockScenarios) => openDesk(desk, more);
  /** Records what is sent; `answer` replaces the response to some of it. */
  async function setUpSending(answer: (at: number) => MockResponse | undefined = () => undefined) {
    const sent: MockRequest[] = [];
    const queue = await openDesk(desk, {}, undefined, (request) => answer(sent.push(request)));
    return { ...queue, sent, dialog: queue.screen.getByRole('dialog') };
  }
  /** Opens the dialog of the refusal and fills in its opinion. */
  async function fillIn({ screen }: Awaited<ReturnType<typeof setUp>>, text = opinion) {
    await userEvent.keyboard(desk.key);
    const field = screen.getByRole('dialog').getByRole('textbox').last();
    await field.fill(text);
    return field;
  }

  test.each(desk.keys)('%s opens a dialog that Ctrl+Enter sends and Esc closes', async (key) => {
    const { screen } = await setUp();
    await userEvent.keyboard(key);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const confirm = document.querySelector('[role=dialog] [aria-keyshortcuts="Control+Enter"]');
    expect(confirm?.textContent).not.toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('sends a decision by Ctrl+Enter, and the focus is on the next step', async () => {
    const { screen, visited, send } = await setUp();
    await send();
    if (desk.returnsToList) {
      await expect.poll(() => visited).toEqual(['/desk?keyword=x replaced']);
      return;
    }
    const step = screen.getByRole('link', { name: deskQueueCopy.nextStep });
    await expect.element(step).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(placed(2, 3))).toBeVisible();
    expect(visited).toEqual(['/desk/c replaced']);
  });

  test('keeps what was typed when another was faster, and reads what is so now', async () => {
    const { screen, send, reads } = await setUp({ [desk.decide]: { code: '100409' } });
    const before = reads();
    await send();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert').first()).toBeVisible();
    await expect.element(dialog.getByRole('textbox').last()).toHaveValue(opinion);
    await expect.poll(reads).toBeGreaterThan(before);
  });

  test('keeps what was typed without a connection, and sends it again as the same', async () => {
    const queue = await setUpSending((at) => (at === 1 ? { offline: true } : undefined));
    const field = await fillIn(queue);
    await userEvent.keyboard(sendKeys);
    await expect.element(queue.dialog.getByRole('alert').first()).toBeVisible();
    await expect.element(field).toHaveValue(opinion);
    await userEvent.keyboard(sendKeys);
    await expect.element(queue.dialog).not.toBeInTheDocument();
    const [first, second] = queue.sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  test('sends nothing without an opinion, and says so', async () => {
    const queue = await setUpSending();
    const field = await fillIn(queue, ' ');
    await userEvent.keyboard(sendKeys);
    await expect.element(field).toBeInvalid();
    expect(queue.sent).toHaveLength(0);
  });

  test('a double click decides once', async () => {
    const queue = await setUpSending();
    await fillIn(queue);
    const confirm = document.querySelector('[role=dialog] [aria-keyshortcuts="Control+Enter"]');
    await userEvent.dblClick(confirm ?? document.body);
    await expect.element(queue.dialog).not.toBeInTheDocument();
    expect(queue.sent).toHaveLength(1);
  });

  test('a phrase is inserted by its number', async () => {
    const phrase = { id: '1', text: opinion, isShared: false, isOwn: true };
    const { screen } = await setUp({
      listPhrases: { data: { departmentName: null, phrases: [phrase] } },
    } as MockScenarios);
    await userEvent.keyboard(desk.key);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: opinion })).toBeVisible();
    await dialog.getByRole('textbox').last().click();
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(dialog.getByRole('textbox').last()).toHaveValue(opinion);
  });
});
