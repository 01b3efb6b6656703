import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Answer of a server, not decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Question = Pick<RequestOptions, 'method' | 'headers'>;

/**
 * Sends one HTTP request with the path as written: browsers and `fetch` resolve dots and encode characters. Redirects
 * are not followed.
 */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, ...question }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => {
        resolve({ status, headers, body });
      }, reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}
