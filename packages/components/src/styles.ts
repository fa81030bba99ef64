// Build entry of dist/styles.css: theme first, so that what builds on it comes later in the cascade.
import './theme/index.js';
import './ui/index.js';
import './patterns/index.js';
import './features/loans/index.js';
import './features/account/index.js';
import './features/orders/index.js';
import './features/notices/index.js';
import './features/home/index.js';
