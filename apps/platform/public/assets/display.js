// Runs in the head of every document, before its first paint, and marks <html> with how the visitor wants to see the site. Pages
// are the same for everybody, so the browser keeps that: words in any order, of `care`, and `dark` or `light`; otherwise the
// colours are those of the system, which are also those of forced colours. Changed by the event `huiqi:display` (src/display/display.ts), in other tabs too.
// What the visitor has closed of the front page's announcements is hidden by a sheet of its own, as they are in the page.
(() => {
  try {
    const closed = (localStorage.getItem('huiqi:closed-announcements') || '').match(/[\w-]+/g);
    const sheet = closed && new CSSStyleSheet();
    if (sheet) {
      const lines = closed.map((id) => `[data-announcement="${id}"]`).join();
      sheet.replaceSync(`${lines}{display:none}`);
      document.adoptedStyleSheets = [sheet];
    }
  } catch {
    // Where storages are blocked or sheets cannot be made, the page removes them later.
  }
})();
(() => {
  const key = 'huiqi:display';
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const forced = matchMedia('(forced-colors: active)');
  let words = '';
  const apply = () => {
    const chosen = words.split(' ');
    const follows = forced.matches || !(chosen.includes('dark') || chosen.includes('light'));
    const dark = follows ? system.matches : chosen.includes('dark');
    dataset.huiqiDisplay = words;
    dataset.huiqiScheme = dark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]').content = dark ? '#122238' : '#ffffff';
  };
  const read = () => {
    try {
      words = localStorage.getItem(key) || '';
    } catch {
      // Where storages are blocked, a choice holds for one page.
    }
    apply();
  };
  read();
  addEventListener('storage', read);
  // A page that the browser kept while another changed the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && read());
  system.addEventListener('change', apply);
  forced.addEventListener('change', apply);
  addEventListener('huiqi:display', ({ detail }) => {
    words = detail;
    try {
      localStorage.setItem(key, words);
    } catch {
      // As above.
    }
    apply();
  });
})();
