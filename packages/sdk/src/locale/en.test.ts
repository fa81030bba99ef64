import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as domain from '../domain/index.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { errorCatalogue, messageRules } from '../generated/errors.js';
import { fallbackMessages } from '../generated/fallbackMessages.js';
import { messages } from '../generated/messages.js';
import { operationMessages } from '../generated/operationMessages.js';
import { en } from './en.js';
import { catalogueMessagesEn } from './catalogueMessages.en.js';
import { ruleMessagesEn } from './ruleMessages.en.js';
import { serverMessagesEn } from './serverMessages.en.js';

const chinese = /[\u4e00-\u9fff]/;
const sentences = [...ruleMessagesEn, ...catalogueMessagesEn, ...serverMessagesEn];
const shapeOf = (text: string) => text.replace(/(\{\w*\})+/g, '{}');
const shapes = new Set(sentences.map(([original]) => shapeOf(original)));

/** Chinese literals of a file, values of templates as {}. */
function literalsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => `{}${literal.text}`);
      found.push(shapeOf(node.head.text + spans.join('')));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => chinese.test(text));
}

// Data and formats, which have counterparts instead of sentences.
const otherwise =
  /^(dates|formats|renewalColumns|loadArea|environments|dateText|commonPasswords)\.ts$/;
const src = join(import.meta.dirname, '..');
const ruleFiles = ['domain', 'helpers'].flatMap((folder) =>
  readdirSync(join(src, folder))
    .filter((name) => name.endsWith('.ts') && !/test|fixture/.test(name) && !otherwise.test(name))
    .map((name) => join(src, folder, name)),
);
// Beginnings of a sentence that formEntry.ts composes, and the middle of a range.
const parts = new Set(['请选择', '请输入', ' 至 ']);

describe('English', () => {
  it('has a label for every value of every enumeration', () => {
    const tables = Object.entries(domain).filter(([name]) => name.endsWith('Labels'));
    expect(tables.length).toBeGreaterThan(60);
    for (const [name, table] of tables) {
      const labels = en.counterparts.get(table) as Readonly<Record<string, string>> | undefined;
      expect(Object.keys(labels ?? {}).toSorted(), name).toEqual(Object.keys(table).toSorted());
      expect(Object.values(labels ?? {}).join(' '), name).not.toMatch(chinese);
    }
  });

  it('knows every sentence of the rules', () => {
    const unknown = ruleFiles.flatMap((file) =>
      literalsOf(file)
        .filter((text) => !parts.has(text) && !shapes.has(shapeOf(text)))
        .map((text) => `${file.slice(src.length)}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it('knows every message of the catalogue', () => {
    const rows = Object.values(errorCatalogue);
    const all = [
      ...rows.map(({ message }) => message),
      ...rows.flatMap(({ scopes = [] }) => scopes.map(({ message }) => message)),
      ...messageRules.map(({ message }) => message),
      ...Object.values(operationMessages).flatMap(({ success, failure }) => [success, failure]),
      ...Object.values(fallbackMessages),
      ...Object.values(messages),
    ].filter((text) => text !== undefined);
    expect(all.filter((text) => en.message(text) === undefined)).toEqual([]);
  });

  it('keeps the placeholders of every sentence and says each once', () => {
    const namesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [original, translation] of sentences) {
      expect(namesOf(translation), original).toEqual(namesOf(original));
      expect(translation).not.toMatch(chinese);
    }
    const originals = sentences.map(([original]) => original);
    expect(originals.filter((one, at) => originals.indexOf(one) !== at)).toEqual([]);
  });

  it.each([
    ['请输入手机号', 'Enter the mobile number'],
    ['请输入企业名称', 'Enter 企业名称'],
    ['贷款期限应为 1–36 个月', 'Term: 1–36 months'],
    ['贷款金额不能超过50个字', 'Amount: at most 50 characters'],
    ['经营规模至少选择2项', '经营规模: choose at least 2'],
  ])('translates %s', (text, translation) => {
    expect(en.message(text)).toBe(translation);
  });

  it('leaves what it does not know', () => {
    expect(en.message('明月食品有限公司')).toBeUndefined();
  });

  it('says an error in English: its message, else its code, else its kind', () => {
    const error = (init: { userMessage: string; code?: string }) =>
      en.localizeError(
        new HuiqiError({
          kind: 'business',
          message: 'x',
          operationId: 'applyForProduct',
          fieldErrors: { phone: '请输入手机号' },
          ...init,
        }),
      );
    expect(error({ userMessage: '该产品已被下架' }).userMessage).toBe(
      'This product is no longer offered',
    );
    expect(error({ userMessage: '新的说法', code: '100404' }).userMessage).toBe(
      'This does not exist or has been deleted',
    );
    expect(error({ userMessage: '新的说法' }).userMessage).toBe('The application failed');
    expect(error({ userMessage: '新的说法' }).fieldErrors).toEqual({
      phone: 'Enter the mobile number',
    });
  });
});
