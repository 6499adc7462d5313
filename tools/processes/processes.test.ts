import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { expectFreePort, findFreePort } from './find-free-port.ts'
import { startProcess, waitUntilAnswers } from './start-process.ts'

const node = (script: string) => startProcess({ name: 'trial', args: ['-e', script], env: {}, logFile: '/dev/null' })

test('a process that ends by itself tells its exit code', async () => {
  expect(await node('process.exit(7)').ended).toBe(7)
})

test('stop lets a process finish what it does', async () => {
  const port = await findFreePort()
  const running = node(`
    const server = require('node:http').createServer((q, a) => a.end('ok')).listen(${port}, '127.0.0.1')
    process.once('SIGTERM', () => setTimeout(() => process.exit(0), 100))`)
  await waitUntilAnswers(`http://127.0.0.1:${port}/`, running)
  expect(await running.stop()).toBe(0)
})

test('stop makes a process end that does not listen', async () => {
  const port = await findFreePort()
  const running = node(`process.on('SIGTERM', () => {}); require('node:http').createServer((q, a) => a.end()).listen(${port}, '127.0.0.1')`)
  await waitUntilAnswers(`http://127.0.0.1:${port}/`, running)
  expect(await running.stop(200)).toBe(1)
})

test('waiting ends when the process behind the address ends', async () => {
  const port = await findFreePort()
  await expect(waitUntilAnswers(`http://127.0.0.1:${port}/`, node('process.exit(1)'))).rejects.toThrow('trial ended before it answered')
})

test('a taken port is reported in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(expectFreePort(port)).rejects.toThrow(`Port ${port} is taken`)
  server.close()
})
