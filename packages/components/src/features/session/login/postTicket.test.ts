import { afterEach, expect, test, vi } from 'vitest';
import { postTicket } from './postTicket.js';

const ticket = 'b25lLXRpbWUtdGlja2V0';

afterEach(() => vi.restoreAllMocks());

test('posts the ticket to the plain address, without a referrer, and leaves nothing in the page', () => {
  const sent: { method: string; action: string; rel: string; body: [string, unknown][] }[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    expect(this.isConnected).toBe(true);
    const { method, action, rel } = this;
    sent.push({ method, action, rel, body: [...new FormData(this)] });
  });
  postTicket({ url: 'https://agent.example/enter', ticket });
  expect(sent).toEqual([
    {
      method: 'post',
      action: 'https://agent.example/enter',
      rel: 'noreferrer',
      body: [['ticket', ticket]],
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
  expect(document.documentElement.outerHTML).not.toContain(ticket);
  expect(location.href).not.toContain(ticket);
});

test.each(['http://agent.example/enter', 'javascript:alert(1)', 'data:text/html,x'])(
  'sends no ticket to %s',
  (url) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    expect(() => postTicket({ url, ticket })).toThrow('https');
    expect(submit).not.toHaveBeenCalled();
  },
);
