import type { RadioOption } from '../../ui/RadioGroup/RadioGroup.js';
import type { ServiceOrdersCopy } from './copy.js';

/** The scores from 5 to 1, each with its meaning. */
export const scoreOptions = (copy: ServiceOrdersCopy): RadioOption[] =>
  [copy.five, copy.four, copy.three, copy.two, copy.one].map((label, turn) => ({
    value: String(5 - turn),
    label,
  }));

/** What a score says. */
export const scoreName = (score: number, copy: ServiceOrdersCopy): string =>
  scoreOptions(copy).find(({ value }) => value === String(score))?.label ?? String(score);
