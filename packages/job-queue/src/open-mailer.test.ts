import { once } from 'node:events'
import { createServer } from 'node:net'
import { startMailServer } from '@rosette/test-kit/people/mail-server.ts'
import { expect, test } from 'vitest'
import { openMailer } from './open-mailer.ts'

const mailFrom = 'no-reply@example.org'

test('a mail arrives as it was written', async () => {
  const server = await startMailServer()
  const mailer = openMailer({ mailUrl: server.url, mailFrom })
  const link = `https://rosette.example/reset-password#token=${'x'.repeat(80)}`
  const mail = { to: 'flora@example.org', subject: 'Choose a new password', text: `Hello Flóra,\n\n${link}\n\n= the end` }
  await mailer.send(mail)
  expect(server.received).toEqual([mail])
  mailer.close()
  await server.close()
})

test('neither the address nor the subject can add a receiver or a header', async () => {
  const server = await startMailServer()
  const mailer = openMailer({ mailUrl: server.url, mailFrom })
  await mailer.send({ to: 'flora@example.org', subject: 'News\r\nBcc: eve@example.org', text: 'Hello' })
  expect(server.received.map(({ to }) => to)).toEqual(['flora@example.org'])
  await mailer.send({ to: 'flora@example.org,eve@example.org', subject: 'News', text: 'Hello' }).catch(() => {})
  expect(server.received.some(({ to }) => to === 'eve@example.org')).toBe(false)
  mailer.close()
  await server.close()
})

test('a server that never answers is given up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const place = silent.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const mailer = openMailer({ mailUrl: `smtp://127.0.0.1:${port}`, mailFrom, timeoutMs: 200 })
  await expect(mailer.send({ to: 'flora@example.org', subject: 'News', text: 'Hello' })).rejects.toThrow(/greeting|timeout/i)
  mailer.close()
  silent.close()
})
