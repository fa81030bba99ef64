import { formatDateTime } from '@huiqi/sdk/domain';
import { useEffect, useState } from 'react';
import { clock } from './guarantees.css.js';

const everySecond = 1000;

/** Date and time of Beijing, to the minute; empty until the screen runs. */
export function WallClock() {
  const [now, setNow] = useState('');
  useEffect(() => {
    const tell = () => setNow(formatDateTime(new Date().toISOString()));
    tell();
    const timer = setInterval(tell, everySecond);
    return () => clearInterval(timer);
  }, []);
  return <time className={clock}>{now}</time>;
}
