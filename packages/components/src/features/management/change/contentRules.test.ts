import type { ManagedContent } from '@huiqi/sdk';
import { expect, it } from 'vitest';
import type { ContentField } from '../fields/ContentField.js';
import { managedFieldsCopy } from '../fields/copy.js';
import { productFields } from '../fields/productFields.js';
import { contentRules } from './contentRules.js';

const choices = { banks: [], categories: [], provinces: [], areas: [] };
const fields = productFields(
  managedFieldsCopy,
  choices,
) as unknown as ContentField<ManagedContent>[];

it('names the line of a text that the form would lose', () => {
  const entries = fields.map(({ entry }) => entry);
  const { validate } = contentRules(managedFieldsCopy, fields);
  const messageOf = (processingSteps: string) =>
    validate(entries, { processingSteps }, '2026-11-30')['processingSteps'];
  expect(messageOf('审批 | 核定额度 | 2\n放款')).toBeUndefined();
  expect(messageOf('审批 | 核定额度 | 2\n放款 | | 3天')).toMatch(/^第2行/);
});
