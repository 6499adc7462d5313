import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', OPENSEARCH_URL: 'http://127.0.0.1:1' }

async function run(args: string, environment: Record<string, string> = env) {
  const texts = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _, done) {
        texts[name] += chunk
        done()
      },
    })
  const code = await runCli(args.split(' ').filter(Boolean), { env: environment, out: into('out'), err: into('err') })
  return { code, ...texts }
}

test('help names every command and every exit code', async () => {
  const { code, out } = await run('help')
  expect(code).toBe(0)
  for (const text of ['db migrate', 'release load DIR', 'release build [ID]', 'release rollback', 'jobs retry [ID…]', 'demo'])
    expect(out).toContain(text)
  expect(out).toMatch(/3\s+more lines were rejected than allowed/)
  expect((await run('release load --help')).out).toContain('--max-rejected SHARE')
})

test.each([
  ['', 2],
  ['release lod', 2],
  ['release publish', 2],
  ['release publish one two', 2],
  ['release load x --colour', 2],
  ['release load x --max-rejected many', 2],
  ['demo --as-of 2026-02-30', 2],
  ['demo --seed x', 2],
  ['demo --scale XL', 2],
  ['demo --scale 10000001', 2],
  ['demo --index-only', 2],
  ['resolve --kind nothing', 2],
  ['resolve one two', 2],
  ['release doi one', 2],
  ['release doi one zenodo.1234567', 2],
  ['release doi one 10.5281/zenodo.1234567 --remove', 2],
  ['release doi one 10.5281/zenodo.1234567', 4],
  ['jobs retry', 2],
  ['jobs retry 1 --all', 2],
])("'rosette %s' is answered with exit code %i", async (args, code) => {
  expect((await run(args)).code).toBe(code)
})

test('a missing setting is reported by its name before anything is done', async () => {
  const { code, err } = await run('release list', { OPENSEARCH_URL: env.OPENSEARCH_URL })
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('DATABASE_URL is not set') })
})

test('a database that does not answer has an exit code of its own', async () => {
  const { code, out } = await run('release list --json')
  expect(code).toBe(4)
  expect(JSON.parse(out)).toMatchObject({ ok: false, command: 'release list', error: expect.stringContaining('does not answer') })
})
