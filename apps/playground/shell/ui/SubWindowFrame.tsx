import { useEffect, useRef } from 'react';
import type { OpenWindow } from '../server/ShellState.js';
import * as css from './desktop.css.js';
import { SiteFrame } from './SiteFrame.js';

interface SubWindowFrameProps {
  readonly target: OpenWindow;
  readonly onClose: () => void;
}

const barHeight = 40;

/** A window of the client in its real size, scaled down where the screen is smaller. */
export function SubWindowFrame({ target, onClose }: SubWindowFrameProps) {
  const { height, id, title, url, width } = target;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      const scale = Math.min(1, innerWidth / width, innerHeight / (height + barHeight));
      element.style.width = `${width}px`;
      element.style.height = `${height + barHeight}px`;
      element.style.transform = `translate(-50%, -50%) scale(${scale})`;
    };
    fit();
    element.focus();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [width, height]);
  const name = title === '' ? '子窗口' : title;
  return (
    <div ref={box} role="dialog" aria-label={name} tabIndex={-1} className={css.subWindow}>
      <div className={css.subWindowBar}>
        <span className={css.subWindowTitle}>{name}</span>
        <span className={css.subWindowSize}>
          {width} × {height}
        </span>
        <button type="button" className={css.titleButton} onClick={onClose}>
          关闭窗口
        </button>
      </div>
      {url.startsWith('/') ? (
        <SiteFrame name={`view-${id}`} title={name} src={url} />
      ) : (
        <p className={css.start}>
          真实客户端会在此打开 {new URL(url).host}；模拟客户端不访问其他网站。
        </p>
      )}
    </div>
  );
}
