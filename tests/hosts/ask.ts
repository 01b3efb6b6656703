import { request, type IncomingHttpHeaders } from 'node:http';

/** Answer of a server, not decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends one HTTP request with the path as written: browsers and `fetch` resolve dots and encode characters.
 *
 * @param origin Origin of the server, without a slash at the end.
 * @param path Path and query as sent.
 * @returns The answer; redirects are not followed.
 * @throws Where the connection fails.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
