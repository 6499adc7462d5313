import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainFilePath } from '@rosette/features/downloads/contract/plain-file-path.ts'
import type { BenchOptions } from '../bench-options.ts'
import { compareRates, type RateRound } from '../measure/compare-sides.ts'
import { watchMemory } from '../measure/watch-memory.ts'
import { say } from '../scratch-site.ts'
import { withStage } from '../stage.ts'
import { startNginx } from './nginx-server.ts'
import { readDownload } from './read-download.ts'

const mebibyte = 1024 * 1024
const fileBytes = 2048 * mebibyte
const path = 'Sequences/large.fasta'

/** A file of 2 GB by our API, by nginx after our check, and by nginx alone: throughput, memory of the API, and a download that is resumed. */
export async function benchDownloads(options: BenchOptions): Promise<object> {
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-downloads-bench-'))
  const files = join(scratch, 'files')
  try {
    say('writing a file of 2 GB')
    const sha256 = await writeLarge(join(files, path))
    const settings = { DOWNLOAD_DIR: files, TRUST_PROXY: '127.0.0.1' }
    const accelerated = { ...settings, DOWNLOAD_ACCEL_PATH: '/internal-downloads/' }
    return await withStage(
      (own) => withStage((behind) => measure(own, behind, { files, scratch, sha256, options }), { ...options, settings: accelerated }),
      { ...options, settings },
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

type Site = { apiUrl: string; apiPid: number; commit: string }

async function measure(
  own: Site,
  behind: Site,
  { files, scratch, sha256, options }: { files: string; scratch: string; sha256: string; options: BenchOptions },
): Promise<object> {
  const nginx = await startNginx({ apiUrl: behind.apiUrl, files, dir: join(scratch, 'nginx') })
  try {
    const urls = { bare: `${nginx.bareUrl}/${path}`, ours: own.apiUrl + plainFilePath(path), behind: nginx.siteUrl + plainFilePath(path) }
    // Also brings the file into the memory of the machine and each process to its usual size.
    for (const url of Object.values(urls)) await checkWhole(url, sha256)
    await checkHeaders(urls.ours, urls.behind)
    const resumedAt = await checkResumed(urls.ours, sha256)
    const ours: RateRound[] = []
    const accelerated: RateRound[] = []
    let grownBytes = 0
    for (let round = 1; round <= options.rounds; round++) {
      const bare = await rateOf(urls.bare)
      const memory = watchMemory(own.apiPid)
      const own1 = await rateOf(urls.ours)
      grownBytes = Math.max(grownBytes, memory.stop() - memory.first)
      const behind1 = await rateOf(urls.behind)
      ours.push({ bare, ours: own1 })
      accelerated.push({ bare, ours: behind1 })
      say(`round ${round}: nginx ${bare.toFixed(0)} MB/s · API ${own1.toFixed(0)} MB/s · nginx after the check ${behind1.toFixed(0)} MB/s`)
    }
    return {
      api: compareRates(ours),
      behindNginx: compareRates(accelerated),
      grownMiB: Math.round(grownBytes / mebibyte),
      resumedAtMiB: Math.round(resumedAt / mebibyte),
      fileMiB: fileBytes / mebibyte,
      commit: own.commit,
      rounds: options.rounds,
    }
  } finally {
    await nginx.stop()
  }
}

/** Bytes that no part of the file shares with another, so that a wrong range would be noticed. */
async function writeLarge(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true })
  const handle = await open(file, 'w', 0o644)
  const hash = createHash('sha256')
  const block = Buffer.alloc(mebibyte, 'ACGTTGCAACGTCCGGTTAA')
  try {
    for (let at = 0; at < fileBytes; at += mebibyte) {
      block.write(`>block ${at}\n`, 0)
      hash.update(block)
      await handle.write(block)
    }
  } finally {
    await handle.close()
  }
  return hash.digest('hex')
}

async function rateOf(url: string): Promise<number> {
  const { status, bytes, seconds } = await readDownload(url)
  if (status !== 200 || bytes !== fileBytes) throw new Error(`${url} answered ${status} with ${bytes} bytes.`)
  return bytes / 1e6 / seconds
}

async function checkWhole(url: string, expected: string): Promise<void> {
  const { status, sha256 } = await readDownload(url, { hash: createHash('sha256') })
  if (status !== 200 || sha256 !== expected) throw new Error(`${url} answered ${status} with other bytes than those of the file.`)
}

/** What nginx sends after our check has the type and the policies of what we send ourselves (STORE-011). */
async function checkHeaders(ours: string, behind: string): Promise<void> {
  const [own, other] = await Promise.all([ours, behind].map((url) => readDownload(url, { headers: { range: 'bytes=10-19' } })))
  const names = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options', 'content-location']
  const same = ['content-range', 'content-length', 'cache-control', 'referrer-policy', 'cross-origin-resource-policy', 'vary']
  for (const name of [...names, ...same]) {
    if (own?.headers[name] !== other?.headers[name])
      throw new Error(`${name}: ${own?.headers[name]} by us, ${other?.headers[name]} by nginx`)
  }
  if (own?.status !== 206 || other?.status !== 206) throw new Error(`A range answered ${own?.status} and ${other?.status}.`)
  const straight = await readDownload(new URL(`/internal-downloads/${path}`, behind).href)
  if (straight.status !== 404) throw new Error(`Without our check nginx answers ${straight.status}.`)
}

/** Breaks off a third of the way and asks for the rest of the same file; returns where. */
async function checkResumed(url: string, expected: string): Promise<number> {
  const hash = createHash('sha256')
  const most = Math.floor(fileBytes / 3) + 7
  const first = await readDownload(url, { hash, most })
  const headers = { range: `bytes=${first.bytes}-`, 'if-range': String(first.headers.etag) }
  const rest = await readDownload(url, { hash, headers })
  if (rest.status !== 206 || rest.sha256 !== expected) throw new Error(`The rest of a download answered ${rest.status} with other bytes.`)
  return first.bytes
}
