import { afterEach, expect, test, vi } from 'vitest'
import { listFolder } from './list-folder.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a refusal', () => Response.json({ code: 'not_found', message: 'no', requestId: 'x' }, { status: 404 })],
  ['a server fault', () => new Response('down', { status: 503 })],
  ['a listing that can not be read', () => Response.json(['x'])],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[ERR-006] %s gives an empty list, and a line in the log', async (_what, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => answer())
  expect(await listFolder('Genes')).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('[STORE-012] folders come first, and numbers in names count as numbers', async () => {
  const item = (name: string, type: 'file' | 'dir') => ({
    name,
    type,
    path: name,
    size: null,
    lastModified: null,
    isPremium: false,
    sha256: null,
  })
  const items = [item('chr10.txt', 'file'), item('Chr2.txt', 'file'), item('zeta', 'dir'), item('alpha', 'dir')]
  vi.stubGlobal('fetch', async () => Response.json(Object.fromEntries(items.map((entry) => [entry.name, entry]))))
  expect((await listFolder('Genes')).map(({ name }) => name)).toEqual(['alpha', 'zeta', 'Chr2.txt', 'chr10.txt'])
})

test('an empty folder is not an error, and a page that was left gets no list', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => Response.json({}))
  expect(await listFolder('Genes')).toEqual([])
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason))
  await expect(listFolder('Genes', AbortSignal.abort())).rejects.toThrow()
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})
