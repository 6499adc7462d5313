import { exportPath } from '@rosette/contract-kit/search/export-path.ts'
import { resultLineOf } from '@rosette/features/results/server/result-line-of.ts'
import { searchTarget } from '@rosette/features/results/server/search-target.ts'
import { resultCategories, resultCategoryNames } from '@rosette/features/site/contract/result-categories.ts'
import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { usualBatch as batch, type ScanBody } from '@rosette/search-engine/engine/scan-index.ts'
import { scanBody } from '@rosette/search-engine/query/search-body.ts'
import { z } from 'zod'
import type { BenchOptions } from './bench-options.ts'
import { runClosedLoop } from './measure/closed-loop.ts'
import { compareRates, type RateRound } from './measure/compare-sides.ts'
import { watchMemory } from './measure/watch-memory.ts'
import { say } from './scratch-site.ts'
import { type Stage, withStage } from './stage.ts'

const Answer = z.record(z.string(), z.unknown())

type Download = { rows: number; seconds: number; firstByteMs: number; grownBytes: number; firstLine: string; lastLine: string }

/** Download All of a large category, and a bare scan of the same rows in the same order. */
export async function benchExport(options: BenchOptions): Promise<object> {
  return withStage(async (stage) => {
    const category = await findCategory(stage, options.rows)
    const { index, body } = scanOf(stage, category)
    const path = await saveWholeCategory(stage, category)
    const expected = await expectedEnds(stage, category, index, body)
    await bareScan(stage.opensearchUrl, index, body)
    await warmUp(stage, category, options.warmUpSeconds)
    const rounds: RateRound[] = []
    const downloads: Download[] = []
    for (let round = 1; round <= options.rounds; round++) {
      const bare = await bareScan(stage.opensearchUrl, index, body)
      const ours = await download(stage, path)
      checkWhole(bare.rows, ours, expected)
      rounds.push({ bare: bare.rows / bare.seconds, ours: ours.rows / ours.seconds })
      downloads.push(ours)
      say(
        `round ${round}: bare ${rateOf(bare)} · ours ${rateOf(ours)}, first byte ${ours.firstByteMs.toFixed(0)} ms, grown ${mib(ours.grownBytes)} MiB`,
      )
    }
    return {
      rate: compareRates(rounds),
      rows: downloads[0]?.rows,
      firstByteMs: Math.round(Math.max(...downloads.map(({ firstByteMs }) => firstByteMs))),
      grownMiB: mib(Math.max(...downloads.map(({ grownBytes }) => grownBytes))),
      category,
      release: stage.releaseId,
      commit: stage.commit,
      rounds: options.rounds,
    }
  }, options)
}

/**
 * Warms the process up: under any load, the young generation of its heap grows to its full size, by about as much as the goal allows for a
 * file.
 */
async function warmUp({ apiUrl }: Stage, category: ResultCategoryName, seconds: number): Promise<void> {
  const url = new URL(`/api/search/${resultCategories[category].call}`, apiUrl)
  const body = JSON.stringify({ searchTerms: [], page: 1, pageSize: 250 })
  await runClosedLoop([{ method: 'POST', url, body }], 8, seconds)
}

/** The smallest category with enough rows, or else the largest. */
async function findCategory(stage: Stage, wanted: number): Promise<ResultCategoryName> {
  const counted = await Promise.all(resultCategoryNames.map(async (name) => ({ name, rows: await countRows(stage, scanOf(stage, name)) })))
  const sorted = counted.sort((one, other) => one.rows - other.rows)
  const chosen = sorted.find(({ rows }) => rows >= wanted) ?? sorted.at(-1)
  if (!chosen) throw new Error('There is no category of results.')
  say(`${chosen.name}: ${chosen.rows} rows`)
  return chosen.name
}

/** The query of an empty form, in the order of the page. */
function scanOf({ indexPrefix, releaseId }: Stage, category: ResultCategoryName): { index: string; body: ScanBody } {
  const { index, definition } = searchTarget(resultCategories[category].source, indexPrefix, releaseId)
  // Obsolete genes are left out unless requested (FGENE-010).
  const query = category === 'genes' ? { term: { is_obsolete: { value: false } } } : { match_all: {} }
  return { index, body: scanBody(definition, { query, isRanked: false }) }
}

async function countRows({ opensearchUrl }: Stage, { index, body }: { index: string; body: ScanBody }): Promise<number> {
  const { count } = await postJson(`${opensearchUrl}/${index}/_count?ignore_unavailable=true`, { query: body.query })
  return Number(count)
}

async function saveWholeCategory({ apiUrl }: Stage, category: ResultCategoryName): Promise<string> {
  const { id } = await postJson(`${apiUrl}/api/searches`, { category, searchTerms: [] })
  return apiUrl + exportPath(category, String(id), 'tsv')
}

/** The first and last row, found by a separate search and formatted as in the file. */
async function expectedEnds({ opensearchUrl }: Stage, category: ResultCategoryName, index: string, body: ScanBody): Promise<string[]> {
  const { lineOf } = resultLineOf('tsv', cardOf(resultCategories[category].source).columns, category === 'community')
  const turned = JSON.parse(JSON.stringify(body.sort), (name, value) => {
    if (name === 'order') return value === 'asc' ? 'desc' : 'asc'
    return name === 'missing' && value === '_last' ? '_first' : value
  })
  return Promise.all(
    [body.sort, turned].map(async (sort) => {
      const { hits } = await postJson(`${opensearchUrl}/${index}/_search`, { ...body, sort, size: 1 })
      // OpenSearch defines the shape of the answer.
      return lineOf((hits as { hits: { _source: unknown }[] }).hits[0]?._source).trimEnd()
    }),
  )
}

async function postJson(url: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return Answer.parse(await answer.json())
}

async function download({ apiPid }: Stage, url: string): Promise<Download> {
  const memory = watchMemory(apiPid)
  const began = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  let firstByteMs = 0
  let lines = 0
  let head = ''
  let tail = Buffer.alloc(0)
  for await (const chunk of answer.body) {
    const bytes = Buffer.from(chunk)
    if (firstByteMs === 0) firstByteMs = performance.now() - began
    if (head.split('\n').length < 3) head += bytes.toString()
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++
    tail = Buffer.concat([tail, bytes]).subarray(-65_536)
  }
  const seconds = (performance.now() - began) / 1000
  const grownBytes = memory.stop() - memory.first
  const lastLine = tail.toString().trimEnd().split('\n').at(-1) ?? ''
  return { rows: lines - 1, seconds, firstByteMs, grownBytes, firstLine: head.split('\n')[1] ?? '', lastLine }
}

function checkWhole(rows: number, ours: Download, [first, last]: readonly string[]): void {
  if (ours.rows !== rows) throw new Error(`The file has ${ours.rows} rows, the scan ${rows}.`)
  if (ours.firstLine.trimEnd() !== first) throw new Error(`The first line is not right: ${ours.firstLine}`)
  if (ours.lastLine !== last) throw new Error(`The last line is not right: ${ours.lastLine}`)
}

function rateOf({ rows, seconds }: { rows: number; seconds: number }): string {
  return `${Math.round(rows / seconds)}/s`
}

function mib(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

/** Reads all hits of a query from a point in time, in the site's batch size, and discards them. Returns their number and the seconds it took. */
async function bareScan(opensearchUrl: string, index: string, body: ScanBody): Promise<{ rows: number; seconds: number }> {
  const call = async (method: string, path: string, sent?: object) => {
    const answer = await fetch(`${opensearchUrl}${path}`, {
      method,
      ...(sent && { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
    return text
  }
  const began = performance.now()
  const { pit_id: id } = JSON.parse(await call('POST', `/${index}/_search/point_in_time?keep_alive=5m`))
  let rows = 0
  try {
    for (let after: unknown[] | null = null; ; ) {
      const place = { pit: { id, keep_alive: '5m' }, size: batch, track_total_hits: false, ...(after && { search_after: after }) }
      const text = await call('POST', '/_search?filter_path=hits.hits._source,hits.hits.sort', { ...body, ...place })
      const count = text.split('"_source":').length - 1
      rows += count
      if (count < batch) return { rows, seconds: (performance.now() - began) / 1000 }
      // Only the last sort values of an answer are read.
      after = JSON.parse(text.slice(text.lastIndexOf('"sort":') + 7, text.lastIndexOf(']') - 1))
    }
  } finally {
    await call('DELETE', '/_search/point_in_time', { pit_id: [id] })
  }
}
