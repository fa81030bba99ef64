import { describe, expect, it } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { awaitCreditAdvice } from './awaitCreditAdvice.js';

describe('awaitCreditAdvice', () => {
  const answers = (statuses: string[]) => {
    let at = 0;
    return createMockClient({
      getCreditAdvice: async () => {
        const { data } = await createExample();
        return {
          data: { ...data, status: statuses[Math.min(at++, statuses.length - 1)] } as never,
        };
      },
    });
  };
  const createExample = async () => {
    const { examples } = await import('../generated/examples.js');
    return { data: Object.values(examples.getCreditAdvice)[0] as Record<string, unknown> };
  };

  it('polls until it is completed', async () => {
    const client = answers(['GENERATING', 'GENERATING', 'COMPLETED']);
    const advice = await awaitCreditAdvice(client, { nsrsbh: '91500231MA5U0000X1', intervalMs: 1 });
    expect(advice?.status).toBe('COMPLETED');
    expect(client.transport.requests).toHaveLength(3);
  });

  it('stops after ten polls, requests a new one on refresh', async () => {
    const client = answers(['GENERATING']);
    const options = { nsrsbh: '91500231MA5U0000X1', intervalMs: 1, refresh: true };
    expect((await awaitCreditAdvice(client, options))?.status).toBe('GENERATING');
    const asked = client.transport.requests.map(({ operationId }) => operationId);
    expect(asked).toEqual(['orderCreditAdvice', ...Array<string>(10).fill('getCreditAdvice')]);
  });
});
