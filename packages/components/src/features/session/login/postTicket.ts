import type { OneTimeTicket } from '@huiqi/sdk';

/**
 * Leaves for another site with a ticket. It is posted, so that history, logs and referrers only contain the plain
 * address.
 */
export function postTicket({ url, ticket }: Pick<OneTimeTicket, 'url' | 'ticket'>): void {
  if (new URL(url).protocol !== 'https:') throw new TypeError('A ticket travels by https only');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.rel = 'noreferrer';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'ticket';
  field.value = ticket;
  form.append(field);
  document.body.append(form);
  form.submit();
  // A page that the browser keeps for Back must not keep the ticket.
  form.remove();
}
