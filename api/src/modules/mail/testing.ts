import { createServer, type Socket } from 'node:net';

interface ReceivedMail {
  to: string;
  subject: string;
  messageId: string;
  /** The whole message with its encodings undone, headers first. */
  source: string;
}

/** Where a conversation can be: before the greeting, at a command, or at the end of the mail itself. */
type SmtpStage = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end of mail';

/** A mail server for tests: accepts everything and keeps it, or refuses everything while `isDown`. */
export interface SmtpSink {
  url: string;
  mails: ReceivedMail[];
  isDown: boolean;
  /** What it answers to the address of a mail. */
  recipientAnswer: string;
  /** From here on it says nothing more and keeps the connection open. */
  silentFrom: SmtpStage | null;
  /** How many conversations it has let hang like that. */
  silenced: number;
  /** How many connections it was asked for. */
  connections: number;
  /** Closes every connection, as a server does with those that say nothing for a while. */
  hangUp(): void;
  close(): Promise<void>;
}

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function parse(data: string): ReceivedMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(data)?.[1] ?? '';
  return {
    to: header('To').replace(/[<>]/g, ''),
    subject: header('Subject').replace(/\r\n\s+/g, ' '),
    messageId: header('Message-ID'),
    source: decodeQuotedPrintable(data),
  };
}

export async function openSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const sink: SmtpSink = {
    url: '',
    mails: [],
    isDown: false,
    recipientAnswer: '250 ok',
    silentFrom: null,
    silenced: 0,
    connections: 0,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: async () => {},
  };

  const converse = (socket: Socket) => {
    sockets.add(socket);
    sink.connections += 1;
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let silent = false;
    const say = (line: string) => silent || socket.write(`${line}\r\n`);
    const reach = (stage: string) => {
      if (!silent && sink.silentFrom === stage) {
        silent = true;
        sink.silenced += 1;
      }
      return silent;
    };
    if (sink.isDown) return void socket.end('421 closed for today\r\n');
    let text = '';
    let inData = false;
    reach('greeting');
    say('220 sink');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (sink.isDown) return void socket.end('421 closed for today\r\n');
      text += chunk;
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (reach(inData ? 'end of mail' : part.slice(0, 4).toUpperCase())) continue;
        if (inData) {
          sink.mails.push(parse(part));
          inData = false;
          say('250 kept');
        } else if (/^DATA/i.test(part)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(part)) {
          socket.end('221 bye\r\n');
        } else say(/^RCPT/i.test(part) ? sink.recipientAnswer : '250 ok');
      }
    });
  };

  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  sink.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return sink;
}
