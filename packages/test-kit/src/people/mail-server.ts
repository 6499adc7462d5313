import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string; subject: string; text: string }

export type MailServer = {
  /** For MAIL_URL. */
  url: string
  received: readonly ReceivedMail[]
  /** The first mail to an address, or the first after some others. Waits for it. */
  waitForMail(to: string, after?: number): Promise<ReceivedMail>
  close(): Promise<void>
}

const longestWaitMs = 20_000

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = takeApart(Buffer.concat(chunks).toString('utf8'))
        received.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, ...mail })))
        done()
      })
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  const place = listening.address()
  if (place === null || typeof place === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${place.port}`,
    received,
    async waitForMail(to, after = 0) {
      for (const began = performance.now(); performance.now() - began < longestWaitMs; ) {
        const found = received.filter((mail) => mail.to === to)[after]
        if (found) return found
        await sleep(50)
      }
      throw new Error(`No mail has come for ${to}`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The token of the first link in a mail. */
export function linkTokenOf({ text }: ReceivedMail): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error('There is no link with a token in the mail')
  return token
}

/** Our mails are one text each, whose long lines are written quoted-printable (RFC 2045, 6.7). */
function takeApart(raw: string): { subject: string; text: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n\s+/g, ' ')
  const text = body.join('\n\n').replaceAll('\r\n', '\n').trim()
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(headers)
  return { subject: /^subject: (.*)$/im.exec(headers)?.[1]?.trim() ?? '', text: isQuoted ? unquote(text) : text }
}

function unquote(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The mail server as a process of the browser tests. What came for an address is read with GET /?to=<address> at the second port. */
async function runMailServer([mailPort = '0', doorPort = '0']: readonly string[]): Promise<void> {
  const mails = await startMailServer(Number(mailPort))
  const door = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
    const found = mails.received.filter((mail) => mail.to === to)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  })
  door.listen(Number(doorPort), '127.0.0.1')
  process.stdout.write(`Mail server listening at ${mails.url}\n`)
  process.once('SIGTERM', () => {
    door.close()
    door.closeAllConnections()
    void mails.close()
  })
}

// Started as: node mail-server.ts <port for mail> <port for reading>
if (import.meta.main) await runMailServer(process.argv.slice(2))
