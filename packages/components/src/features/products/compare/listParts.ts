export { MarketPages } from './MarketPages.js';
export { CompareBar } from './CompareBar.js';
export { CompareChoice } from './CompareChoice.js';
export { CompareToggle } from './CompareToggle.js';
