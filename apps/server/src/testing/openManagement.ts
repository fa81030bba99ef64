import type { Change, ManagedContent } from '@huiqi/sdk';
import { expect } from 'vitest';
import { admin, operator } from '../callKit/accounts.js';
import { callsAs, callsWith } from './callsAs.js';
import { openTestApp } from './openTestApp.js';

type Kind = ManagedContent['kind'];

export const changesPath = '/manage/changes';

/** Fields of a change that have problems. */
export const wrongFields = ({ problems }: Change): string[] => problems.map(({ field }) => field);

/** A server with an operator who writes content, and an administrator who approves it. */
export async function openManagement() {
  const testApp = await openTestApp();
  const author = await callsAs(testApp, operator);
  const approver = await callsAs(testApp, admin);
  const open = async (kind: Kind, itemId: string | null, copy = false): Promise<Change> =>
    (await author('POST', changesPath, { kind, itemId, version: null, copy })).data;
  const save = async ({ id, edition }: Change, content: object): Promise<Change> => {
    const body = { edition, content, note: '', publishOn: null };
    return (await author('PUT', `${changesPath}/${id}`, body)).data;
  };
  const submit = ({ id, edition }: Change) =>
    author('POST', `${changesPath}/${id}/submission`, { edition });
  return {
    testApp,
    author,
    approver,
    visitor: callsWith(testApp, null),
    open,
    save,
    submit,
    /** Saves, submits and approves a content of a change; returns the id of the thing. */
    publish: async (change: Change, content: object): Promise<string> => {
      const saved = await save(change, content);
      expect(saved.problems).toEqual([]);
      await submit(saved);
      const body = { edition: saved.edition, approved: true, opinion: '' };
      const decided = await approver('POST', `${changesPath}/${saved.id}/decision`, body);
      expect(decided.data.state).toBe('PUBLISHED');
      return saved.itemId;
    },
    withdraw: (kind: Kind, id: string) =>
      author('POST', `/manage/items/${kind}/${id}/withdrawal`, { reason: '机构改革' }),
  };
}

export type Management = Awaited<ReturnType<typeof openManagement>>;
