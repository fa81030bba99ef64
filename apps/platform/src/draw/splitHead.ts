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
    if (text === undefined) links += whole;
    else title = text;
    markup = markup.slice(whole.length);
  }
  return { title, links, markup };
}
