/** Sends a write; its key lets the server notice a repetition. */
export async function sendData(method: 'POST' | 'PUT', path: string, body: object) {
  const response = await fetch(`/api/huiqi${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-peer-000001',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (response.ok) return response;
  const { message } = (await response.json()) as { message?: string };
  throw new Error(message ?? String(response.status));
}
