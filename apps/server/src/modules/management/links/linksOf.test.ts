import { expect, test } from 'vitest';
import { linksOf } from './linksOf.js';

test('addresses are found wherever they stand', () => {
  const content = {
    kind: 'POLICY',
    title: '通知 https://not.example 不是链接',
    content:
      '<p><a href="https://www.example.org/a?b=1&amp;c=2" rel="noopener">通知</a><a href="tel:1">一</a></p>',
    banners: [
      { imageUrl: '/assets/a.png', link: '/loan?x=1' },
      { imageUrl: '', link: null },
    ],
    legalServiceUrl: 'https://legal.example/',
    position: 3,
    odd: ['//evil.example/a', `https://x.example/${'a'.repeat(500)}`, '/', 'loan'],
  };
  expect([...linksOf(content)]).toEqual([
    'https://www.example.org/a?b=1&c=2',
    '/assets/a.png',
    '/loan?x=1',
    'https://legal.example/',
  ]);
});
