/** The part of the package that the server uses; its types are a separate package. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  /** Makes a function that compresses a response if the request allows it, from the moment it calls `next`. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
