import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

export type MailerOptions = { mailUrl: string; mailFrom: string; timeoutMs?: number }

/** Hands our mail to an SMTP server. A server that does not answer is given up; whoever sends tries again later. */
export function openMailer({ mailUrl, mailFrom, timeoutMs = 10_000 }: MailerOptions): Mailer {
  const transport = createTransport({
    url: mailUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing in a text may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }) {
      // As an object the address is one address, whatever signs are in it.
      await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
