import { createTransport } from 'nodemailer'

export type Mail = { to: string; subject: string; text: string }

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

export type MailerOptions = { mailUrl: string; mailFrom: string; timeoutMs?: number; onSent?: (outcome: 'sent' | 'failed') => void }

/** Sends mail through an SMTP server. If the server does not answer, it fails, and the caller tries again later. */
export function openMailer({ mailUrl, mailFrom, timeoutMs = 10_000, onSent }: MailerOptions): Mailer {
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
      try {
        await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
      } catch (error) {
        onSent?.('failed')
        throw error
      }
      onSent?.('sent')
    },
    close: () => transport.close(),
  }
}
