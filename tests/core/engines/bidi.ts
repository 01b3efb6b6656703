import WebSocket from 'ws';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Parameters;
}

/** A connection that speaks WebDriver BiDi. */
export interface Connection {
  /**
   * Sends a command and returns its result.
   * @throws The error of the browser, and if it closes the connection.
   */
  send<Result>(method: string, params: Parameters): Promise<Result>;
  /** Calls back for each event with its parameters. */
  on(method: string, listener: (params: Parameters) => void): void;
  close(): void;
}

/** Connects to a browser and begins a session. */
export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(`${url}/session`);
  const pending = new Map<number, (message: Message) => void>();
  const listeners: { readonly method: string; readonly run: (params: Parameters) => void }[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.type === 'event') {
      for (const { method, run } of listeners)
        if (method === message.method) run(message.params ?? {});
    } else if (message.id !== undefined) {
      pending.get(message.id)?.(message);
      pending.delete(message.id);
    }
  });
  socket.on('close', () => {
    for (const answer of pending.values())
      answer({ type: 'error', error: 'connection closed', message: 'The browser has gone.' });
    pending.clear();
  });

  let last = 0;
  const connection: Connection = {
    send: <Result>(method: string, params: Parameters) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        pending.set(last, ({ type, result, error = '', message = '' }) => {
          if (type === 'success') resolve(result as Result);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, run) => void listeners.push({ method, run }),
    close: () => socket.close(),
  };
  await connection.send('session.new', { capabilities: {} });
  return connection;
}
