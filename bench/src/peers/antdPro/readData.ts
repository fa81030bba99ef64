/** Requests what the API responds with; a body makes it a POST. */
export async function readData<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(
    `/api/huiqi${path}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'web-peer-000001' },
      body: JSON.stringify(body),
    },
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { data } = (await response.json()) as { data: T };
  return data;
}

interface Page<Row> {
  readonly content: Row[];
  readonly page: { readonly total: number };
}

type Params = Readonly<Record<string, unknown>>;

/** What a `ProTable` requests its rows with. */
export const rowsOf =
  <Row>(path: string) =>
  async ({ current = 1, pageSize = 10, ...filters }: Params) => {
    const query = new URLSearchParams({ index: String(current), size: String(pageSize) });
    for (const [name, value] of Object.entries(filters))
      if (value !== undefined && value !== '') query.set(name, String(value));
    const { content, page } = await readData<Page<Row>>(`${path}?${query}`);
    return { data: content, total: page.total, success: true };
  };
