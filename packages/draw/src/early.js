// Runs in the head of a drawn page, before everything else and as it stands here: keeps what is clicked and typed until the site
// has taken the page over (apps/platform/src/draw/replayEarly.ts), hides what is of another region, and requests and starts
// the site once the page is painted; hidden pages are not painted.
(() => {
  const { documentElement, currentScript } = document;
  const { area: drawnArea, entry } = currentScript.dataset;
  // Without the site, links and forms work as those of a page without scripts; the page says so.
  const giveUp = () => {
    document.takeEarly?.();
    document.body.append(document.getElementById('late')?.content ?? '');
  };
  // Requested again where it fails.
  const open = (left) =>
    import(entry).catch(() => (left > 0 ? setTimeout(open, 2000, left - 1) : giveUp()));
  const load = () => {
    // A page that was cut off has none.
    document.head.append(document.getElementById('later')?.content ?? '');
    open(3);
  };
  const start = () => setTimeout(load);
  document.addEventListener('DOMContentLoaded', () =>
    document.hidden ? start() : requestAnimationFrame(start),
  );
  try {
    const { area } = JSON.parse(sessionStorage.getItem('huiqi:area') || 'null') || {};
    const codes = area && [area.scfProvince, area.scfCity, area.scfDistrict].join(' ');
    if (codes && codes !== drawnArea) {
      documentElement.dataset.elsewhere = '';
      delete documentElement.dataset.brand;
    }
  } catch {
    // Nothing is kept where storages are blocked.
  }
  const acts = [];
  const types = ['click', 'input', 'change', 'submit'];
  const buttons =
    'button:not([type=submit]),[type=checkbox],[type=radio],[role=button],[role=tab],[role=option],[role=combobox]';
  const keep = (event) => {
    const { type } = event;
    const isClick = type === 'click';
    const target = isClick ? event.target.closest(buttons) : event.target;
    if (!target || (type === 'change' && target.localName !== 'select')) return;
    if (type === 'input' && /^(?:checkbox|radio)$/.test(target.type)) return;
    if (isClick || type === 'submit') event.preventDefault();
    event.stopImmediatePropagation();
    acts.push({ type, target, value: target.value, submitter: event.submitter });
  };
  for (const type of types) document.addEventListener(type, keep, true);
  document.takeEarly = () => {
    for (const type of types) document.removeEventListener(type, keep, true);
    return acts;
  };
})();
