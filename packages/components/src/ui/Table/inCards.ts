import type { StyleRule } from '@vanilla-extract/css';
import { columnContainer, deskContainer, narrowContainer } from '../../theme/index.js';
import { cardsBelow } from './cardsBelow.css.js';

type Rule = Omit<StyleRule, 'selectors' | '@container'>;

/** A rule that applies while rows are cards, for the element or its `::after`. */
export const inCards = (rule: Rule, pseudo: '' | '::after' = ''): StyleRule => ({
  '@container': {
    [narrowContainer]: { selectors: { [`.${cardsBelow.narrow} &${pseudo}`]: rule } },
    [columnContainer]: { selectors: { [`.${cardsBelow.page} &${pseudo}`]: rule } },
    [deskContainer]: { selectors: { [`.${cardsBelow.desk} &${pseudo}`]: rule } },
  },
});
