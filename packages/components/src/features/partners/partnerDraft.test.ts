import type { Partner } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, test } from 'vitest';
import { partnersCopy } from './copy.js';
import { draftErrors, draftOf, emptyDraft, toPartner } from './partnerDraft.js';

const partner: Partner = {
  ...(examples.getPartner['default'] as Partner),
  origins: ['https://www.insurer.example', 'https://m.insurer.example:8443'],
  scope: { bankIds: ['1', '2'], categoryIds: ['1'], productIds: null },
};

test('a partner is the same after the form', () => {
  const { name, source, origins, scope } = partner;
  expect(toPartner(draftOf(partner))).toEqual({ name, source, origins, scope });
  expect(draftErrors(draftOf(partner), partnersCopy)).toEqual({});
});

test('lists are read however they are separated, once each', () => {
  const { origins, scope } = toPartner({
    ...emptyDraft,
    origins: ' https://a.example \n\nhttps://b.example, https://a.example',
    categoryIds: '1，2、 1',
    productIds: ' ',
  });
  expect(origins).toEqual(['https://a.example', 'https://b.example']);
  expect(scope).toEqual({ bankIds: null, categoryIds: ['1', '2'], productIds: null });
});

test('what is missing or wrong is named', () => {
  const errors = draftErrors({ ...emptyDraft, source: 'a b', productIds: '1;2' }, partnersCopy);
  expect(Object.keys(errors).toSorted()).toEqual(['name', 'productIds', 'source']);
});
