const hasChinese = /[㐀-鿿]/;
const markup = /[<>\p{Cc}]/u;

/** The server's message if it is fit for people: Chinese, without markup or stack trace. */
export function presentable(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.trim();
  return text.length <= 200 && hasChinese.test(text) && !markup.test(text) ? text : undefined;
}
