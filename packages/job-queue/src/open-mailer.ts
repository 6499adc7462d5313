import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

export type MailerOptions = { mailUrl: string; mailFrom: string; timeoutMs?: number }

/** Sends mail through an SMTP server. If the server does not answer, it fails, and the caller tries again later. */
export function openMailer({ mailUrl, mailFrom, timeoutMs = 10_000 }: MailerOptions): Mailer {
  const transport = createTransport({
    url: mailUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing in a message may make us read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      // Given as an object, the address is a single address, whatever characters it contains.
      await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
