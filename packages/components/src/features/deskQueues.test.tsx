import type { MockScenarios } from '@huiqi/sdk/testing';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deskQueueCopy } from '../patterns/StaffDesk/deskQueueCopy.js';
import { desks, openDesk, placed } from './desks.fixture.js';

describe.each(Object.entries(desks))('the queue of the desk of %s', (name, desk) => {
  const setUp = (more?: MockScenarios, place?: RegExp) => openDesk(desk, more, place);

  test('says 1万+ where nobody has counted further', async () => {
    const far = { isListed: true, position: null, total: 10_000, relation: 'AT_LEAST' };
    const data = { ...far, previousId: 'a', nextId: 'c' };
    await setUp({ [desk.position]: { data } }, /^第 1万\+ .，共 1万\+ .$/);
  });

  test('goes through its queue by keys, and the browser goes back to the list', async () => {
    const { screen, visited } = await setUp();
    await userEvent.keyboard('j');
    await expect.element(screen.getByText(placed(3, 4))).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(screen.getByText(placed(2, 4))).toBeVisible();
    await userEvent.keyboard('u');
    expect(visited).toEqual(['/desk/c replaced', '/desk/b replaced', '/desk?keyword=x']);
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: '快捷键' });
    for (const label of [deskQueueCopy.next, deskQueueCopy.previous, deskQueueCopy.opinion])
      await expect.element(help.getByText(label, { exact: true })).toBeVisible();
  });

  test('says what others decided meanwhile, and skips it', async () => {
    const { screen, gone, send, visited } = await setUp();
    gone.add('c');
    await send();
    if (desk.returnsToList) return;
    const step = screen.getByRole('link', { name: deskQueueCopy.nextStep });
    await expect.element(step).toHaveAttribute('href', '#/desk/d');
    await expect.element(screen.getByText(/已由他人处理/)).toBeVisible();
    await userEvent.keyboard('j');
    expect(visited).toEqual(['/desk/d replaced']);
  });

  test('opens the next record at once if its user has chosen so', async () => {
    const { screen, send, visited } = await setUp();
    await screen.getByRole('checkbox', { name: deskQueueCopy.atOnce }).click();
    await send();
    await expect.element(screen.getByText(placed(2, 3))).toBeVisible();
    expect(visited, name).toEqual(['/desk/c replaced']);
    await screen.getByRole('checkbox', { name: deskQueueCopy.atOnce }).click();
  });
});
