import '@huiqi/components/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.querySelector('#main');
if (!root) throw new Error('The page has no #main');

createRoot(root).render(<App />);
