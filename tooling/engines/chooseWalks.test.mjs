import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseWalks } from './chooseWalks.mjs';

const all = { engines: ['Chromium 88', 'Chromium 92', 'WebKit'], journeys: ['login', 'market'] };
const choose = (...words) => chooseWalks(words, all);

const none = { frames: false, routes: false, shells: false };

test('nothing named: every journey in every engine, frames and shells', () =>
  assert.deepEqual(choose(), { ...all, ...none, frames: true, shells: true }));

test('an engine is named by a part of its name, a journey by its name', () =>
  assert.deepEqual(choose('88', 'webkit', 'login'), {
    engines: ['Chromium 88', 'WebKit'],
    journeys: ['login'],
    ...none,
  }));

test('routes of an engine leave the journeys out', () =>
  assert.deepEqual(choose('routes', '92'), {
    engines: ['Chromium 92'],
    journeys: [],
    ...none,
    routes: true,
  }));

test('other words are refused with what there is', () =>
  assert.throws(() => choose('94'), /No engine or walk "94"; there are: Chromium 88, .*market/));
