import { Suspense } from 'react';

/** Stories that must each fail. */
export default { title: 'unsound' };

const OnlyInBrowsers = () => {
  if (typeof window === 'undefined') throw new Error('there is no window');
  return <p>文</p>;
};

export const Throws = { render: () => <OnlyInBrowsers /> };

export const ThrowsInBoundary = {
  render: () => (
    <Suspense fallback="…">
      <OnlyInBrowsers />
    </Suspense>
  ),
};

/** React reports an error about a field without change handler. */
export const Complains = { render: () => <input value="文" /> };

export const Styled = { render: () => <p style={{ color: 'red' }}>文</p> };

export const LocalTime = { render: () => <p>{new Date(0).getHours()}</p> };

export const Today = { render: () => <p>{new Date().getMonth()}</p> };

export const Plays = {
  render: () => <p>文</p>,
  play: () => {
    throw new Error('of the play function');
  },
};

export const Inaccessible = { render: () => <div aria-label="企业" /> };

export const Cut = { render: () => <input aria-label="企业" size={2} placeholder="企业名称" /> };
