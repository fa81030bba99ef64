/** Pictures are no hurry: the markup names them, and those that arrive early hold up the first paint. */
const picture = / as="image"/;
const inHead = /^(?:<link [^>]*>|<title>([^<]*)<\/title>)/;

/** What React writes before the markup belongs into the head: the title, as text of HTML, and the links. */
export function splitHead(html: string): {
  readonly title: string;
  readonly links: string;
  readonly markup: string;
} {
  let title = '';
  let links = '';
  let markup = html;
  for (let found = inHead.exec(markup); found; found = inHead.exec(markup)) {
    const [whole, text] = found;
    if (text === undefined) links += picture.test(whole) ? '' : whole;
    else title = text;
    markup = markup.slice(whole.length);
  }
  return { title, links, markup };
}
