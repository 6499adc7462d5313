import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { programRunner } from './run-program.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-program-'))
afterAll(() => rm(dir, { recursive: true }))
const runnerOf = (programs: string[], signal = new AbortController().signal) => programRunner({ programs, dir, signal })

test('[RUN-014] only programs of the list are started, by name', async () => {
  const run = runnerOf(['cat'])
  for (const program of ['sh', '/bin/cat', '../cat', 'cat '])
    await expect(run({ program, args: [] }), program).rejects.toThrow('is not a program that this tool may run')
})

test('[RUN-014] arguments reach the program as they are: no shell reads them', async () => {
  const odd = ['; touch owned', '$(touch owned)', '`touch owned`', '| cat', '> owned', "'", '-n', '*', '\n']
  const { stdout, code } = await runnerOf(['printf'])({ program: 'printf', args: ['%s|', ...odd] })
  expect([stdout.toString(), code]).toEqual([odd.map((text) => `${text}|`).join(''), 0])
  await expect(readFile(join(dir, 'owned'))).rejects.toThrow('ENOENT')
})

test('[RUN-014] it works in its folder, without our settings, and reads what it is given', async () => {
  process.env.SECRET_OF_TEST = 'x'
  const run = runnerOf(['env', 'pwd', 'cat'])
  expect((await run({ program: 'env', args: [] })).stdout.toString()).not.toContain('SECRET_OF_TEST')
  expect((await run({ program: 'pwd', args: [] })).stdout.toString().trim()).toBe(dir)
  expect((await run({ program: 'cat', args: [], input: Readable.from(['a', 'b']) })).stdout.toString()).toBe('ab')
})

test('[RUN-014] processor time, memory, size of files, output and time on the clock are limited', async () => {
  await writeFile(join(dir, 'loop.awk'), 'BEGIN { while (1) n++ }')
  await writeFile(join(dir, 'grow.awk'), 'BEGIN { s = "x"; while (1) s = s s }')
  const run = runnerOf(['awk', 'yes', 'sleep', 'dd'])
  expect(await run({ program: 'awk', args: ['-f', 'loop.awk'], limits: { cpuSeconds: 1 } })).toMatchObject({
    code: null,
    signal: expect.stringMatching(/SIGXCPU|SIGKILL/),
  })
  const grown = await run({ program: 'awk', args: ['-f', 'grow.awk'], limits: { memoryBytes: 64 * 1024 ** 2, cpuSeconds: 20 } })
  expect(grown.code).not.toBe(0)
  const written = await run({ program: 'dd', args: ['if=/dev/zero', 'of=big', 'bs=1k', 'count=100'], limits: { fileBytes: 10_000 } })
  expect(written).toMatchObject({ signal: 'SIGXFSZ' })
  await expect(run({ program: 'yes', args: [], limits: { outputBytes: 100_000 } })).rejects.toMatchObject({ reason: 'output' })
  const from = performance.now()
  await expect(run({ program: 'sleep', args: ['30'], limits: { wallMs: 200 } })).rejects.toMatchObject({ reason: 'time' })
  expect(performance.now() - from).toBeLessThan(3000)
})

test('[RUN-014] ending it ends what it has started too', async () => {
  const abort = new AbortController()
  const running = runnerOf(['nice'], abort.signal)({ program: 'nice', args: ['sh', '-c', 'sleep 4714 & echo $! > child; wait'] })
  await expect.poll(() => readFile(join(dir, 'child'), 'utf8').catch(() => ''), { timeout: 5000 }).toMatch(/\d/)
  const pid = Number(await readFile(join(dir, 'child'), 'utf8'))
  abort.abort()
  await expect(running).rejects.toMatchObject({ reason: 'aborted' })
  await expect.poll(() => isAlive(pid), { timeout: 2000 }).toBe(false)
})

/** A zombie counts as dead: nobody has buried it yet. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return state !== '' && !state.includes(') Z ')
}
