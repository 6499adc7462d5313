import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { buildMotifs } from '@rosette/release-kit/build/build-release.ts'
import { unpackSites } from '@rosette/sequence-store/motifs/packed-sites.ts'
import { type CountMatrix, compositionOf, scoreMatrix, thresholdOf } from '@rosette/sequence-store/motifs/score-matrix.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { MotifSites, MotifsAnswer } from '../contract/motifs-answer.ts'

const database = await testDatabase()
const { db, releaseId } = database
const schema = schemaOf(releaseId)
const { sequenceDir, plain } = await makeDemoSequences(database)
const client = await db.pool.connect()
await buildMotifs({ db, releaseId, sequenceDir }, { client, releaseId })
client.release()
const { app, as } = await testApp(database, { env: { ACCESS_MODE: 'spec', SEQUENCE_DIR: sequenceDir } })
const visitor = as('anonymous')

async function ask(query: Record<string, string>): Promise<MotifsAnswer> {
  const { status, body } = await visitor.get(`/api/motifs?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return MotifsAnswer.parse(body)
}

async function keep(kind: string, items: readonly string[]): Promise<string> {
  const { body } = await visitor.post('/api/list-contents', { kind, items })
  return StoredContent.parse(body).id
}

type PromoterRow = { place: number; name: string; is_coding: boolean }
const { rows: promoters } = await db.pool.query<PromoterRow>(
  `select place, name, gene_model_type = 'protein_coding' as is_coding from ${schema}.motif_promoter join ${schema}.locus using (locus_id) order by place`,
)
const { rows: motifs } = await db.pool.query<{ matrix_id: string; threshold: number | null; similar_ids: string[]; sites: Buffer }>(
  `select matrix_id, threshold, similar_ids, sites from ${schema}.motif_search order by matrix_id`,
)
const sitesOf = (id: string) => [...unpackSites(motifs.find(({ matrix_id }) => matrix_id === id)?.sites ?? Buffer.alloc(0))]
const coding = promoters.filter(({ is_coding }) => is_coding)
const namesOf = (count: number) => coding.slice(0, count).map(({ name }) => name)

type PlacedRow = { name: string; chromosome: string; start_position: number; end_position: number; orientation: string }

/** Read from the plain file, base by base. */
async function upstreamOf(names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.pool.query<PlacedRow>(`select * from ${schema}.locus where name = any($1)`, [names])
  return new Map(
    rows.map(({ name, chromosome, start_position: start, end_position: end, orientation }) => {
      const isReverse = orientation === 'R'
      const from = /[CM]$/.test(chromosome) || isReverse ? start - 1000 : Math.max(1, start - 1000)
      return [name, isReverse ? plain(chromosome, end + 1, end + 1000, '-') : plain(chromosome, from, start - 1, '+')]
    }),
  )
}

test('[MOTIF-001] the newest matrices of the collection CORE are motifs; one that is too frequent is not searched', async () => {
  expect(motifs.map(({ matrix_id }) => matrix_id)).toEqual(['MA9001.2', 'MA9002.1', 'MA9003.1', 'MA9004.1', 'MA9005.1'])
  expect(motifs.flatMap(({ matrix_id, threshold }) => (threshold === null ? matrix_id : []))).toEqual(['MA9005.1'])
  expect(sitesOf('MA9005.1')).toEqual([])
})

test('[MOTIF-004] every locus with an upstream sequence has a promoter, and its sites are those of a plain search of it', async () => {
  const { rows } = await db.pool.query<{ records: number }>(
    `select records from ${schema}.sequence_dataset where dataset = 'araport11_upstream_1000'`,
  )
  expect(promoters).toHaveLength(rows[0]?.records ?? 0)
  const upstream = await upstreamOf(promoters.map(({ name }) => name))
  expect(upstream.size).toBe(promoters.length)
  const text = [...upstream.values()].join('')
  const gc = text.match(/[CG]/g)?.length ?? 0
  const background = compositionOf({ at: text.length - gc, gc })
  const { rows: matrices } = await db.pool.query<
    Record<'counts_a' | 'counts_c' | 'counts_g' | 'counts_t', number[]> & { matrix_id: string }
  >(`select * from ${schema}.motif`)
  let all = 0
  for (const { matrix_id, counts_a, counts_c, counts_g, counts_t } of matrices) {
    const counts: CountMatrix = counts_a.map((a, at) => [a, counts_c[at] ?? 0, counts_g[at] ?? 0, counts_t[at] ?? 0])
    const scores = scoreMatrix(counts, background)
    const threshold = thresholdOf(scores, background, 1e-4)
    expect(motifs.find((motif) => motif.matrix_id === matrix_id)?.threshold).toBe(threshold)
    if (threshold === null) continue
    const expected = promoters.flatMap(({ place, name }) => {
      const sequence = upstream.get(name) ?? ''
      return Array.from({ length: sequence.length - counts.length + 1 }, (_, start) => {
        const word = [...sequence.slice(start, start + counts.length)].map((base) => 'ACGT'.indexOf(base))
        const sum = (bases: readonly number[]) => bases.reduce((total, base, column) => total + (scores[4 * column + base] ?? 0), 0)
        const [along, against] = [sum(word), sum(word.toReversed().map((base) => 3 - base))]
        const strand = along >= threshold ? (against >= threshold ? 2 : 0) : 1
        return { promoter: place, distance: sequence.length - start, strand, score: Math.max(along, against) }
      }).filter(({ score }) => score >= threshold)
    })
    const inOrder = (sites: typeof expected) =>
      sites.toSorted((one, other) => one.promoter - other.promoter || other.distance - one.distance)
    expect(inOrder(sitesOf(matrix_id))).toEqual(inOrder(expected))
    all += expected.length
  }
  expect(all).toBeGreaterThan(20)
})

test('[MOTIF-005] [MOTIF-006] only genes with a promoter are tested; k of n and K of N are those of the table, p that of the exact test', async () => {
  const listed = [...coding.filter((_, at) => at % 3 === 0), ...promoters.filter(({ is_coding }) => !is_coding).slice(0, 1)]
  const without = 'AT4G99999'
  const list = await keep('locus', [...listed.map(({ name }) => name), without])
  for (const within of [1000, 500]) {
    for (const background of ['coding', 'all']) {
      const answer = await ask({ list, within: String(within), background, folded: '1' })
      const compared = background === 'coding' ? coding : promoters
      const tested = listed.filter(({ is_coding }) => is_coding || background === 'all')
      expect(answer).toMatchObject({
        within,
        isTested: true,
        loci: { held: promoters.length },
        genes: { held: tested.length },
        background: { held: compared.length },
        motifs: { held: 4, of: 5 },
        notMatched: { count: 1, ids: [without] },
        outside: { count: listed.length - tested.length },
      })
      expect(answer.rows).toHaveLength(4)
      for (const row of answer.rows) {
        const places = new Set(sitesOf(row.matrixId).flatMap(({ promoter, distance }) => (distance <= within ? promoter : [])))
        const [n, total] = [tested.length, compared.length]
        const [found, withSite] = [tested, compared].map((some) => some.filter(({ place }) => places.has(place)).length)
        expect([row.found, row.withSite]).toEqual([found, withSite])
        expect(10 ** row.log10P).toBeCloseTo(upperTail(found ?? 0, n, withSite ?? 0, total), 9)
        expect(row.fold).toBeCloseTo(withSite ? (found ?? 0) / n / (withSite / total) : 0, 9)
        expect(row.backgroundSites).toHaveLength(within / 50)
        const inBackground = sitesOf(row.matrixId).filter(
          ({ promoter, distance }) => distance <= within && compared.some(({ place }) => place === promoter),
        )
        expect(row.backgroundSites.reduce((sum, sites) => sum + sites, 0)).toBe(inBackground.length)
      }
      // Benjamini and Hochberg by hand: the smallest of p × 4 / rank over all larger p.
      const ps = answer.rows.map(({ log10P }) => 10 ** log10P)
      expect(ps).toEqual(ps.toSorted((one, other) => one - other))
      for (const [at, { log10Q }] of answer.rows.entries()) {
        const q = Math.min(1, ...ps.slice(at).map((p, further) => (p * 4) / (at + further + 1)))
        expect(10 ** log10Q).toBeCloseTo(q, 9)
      }
    }
  }
})

/** P(X ≥ found), summed up. */
function upperTail(found: number, draws: number, withSite: number, total: number): number {
  let sum = 0
  for (let at = found; at <= Math.min(draws, withSite); at++) sum += choose(withSite, at) * choose(total - withSite, draws - at)
  return sum / choose(total, draws)
}

function choose(from: number, taken: number): number {
  if (taken < 0 || taken > from) return 0
  let ways = 1
  for (let at = 1; at <= taken; at++) ways = (ways * (from - taken + at)) / at
  return ways
}

test('[MOTIF-007] 4 promoters are not tested and are named, 5 are', async () => {
  const four = await ask({ items: namesOf(4).join(',') })
  expect([four.isTested, four.rows, four.needed, four.genes]).toEqual([false, [], null, { held: 4, of: 4 }])
  expect(four.tested.map(({ locus }) => locus.label)).toEqual(namesOf(4))
  expect(four.method).toMatch(/^Not tested: .* 4 of 4 listed genes/)
  expect((await ask({ items: namesOf(5).join(',') })).isTested).toBe(true)
})

test('[MOTIF-008] a motif like a better one is folded into it and counted; the answer can have both', async () => {
  expect(motifs.find(({ matrix_id }) => matrix_id === 'MA9001.2')?.similar_ids).toEqual(['MA9002.1'])
  const items = namesOf(12).join(',')
  const [folded, open] = [await ask({ items }), await ask({ items, folded: '1' })]
  expect([folded.total, open.total]).toEqual([3, 4])
  const pair = open.rows.filter(({ matrixId }) => ['MA9001.2', 'MA9002.1'].includes(matrixId))
  expect(pair[1]?.foldedInto).toBe(pair[0]?.matrixId)
  expect(pair[0]?.similar).toEqual({ count: 1, factors: [pair[1]?.factor] })
  expect(folded.rows.map(({ matrixId }) => matrixId)).not.toContain(pair[1]?.matrixId)
  expect((await ask({ items, size: '1' })).rows).toEqual(folded.rows.slice(0, 1))
})

test('[MOTIF-010] sites of chosen motifs are those of the table, gene by gene', async () => {
  const items = namesOf(10)
  const ids = ['MA9003.1', 'MA9004.1']
  const { status, body } = await visitor.get(`/api/motifs/sites?${new URLSearchParams({ items: items.join(','), motif: ids.join('|') })}`)
  expect(status).toBe(200)
  const { genes, motifs: named } = MotifSites.parse(body)
  expect(named.map(({ matrixId, factor, width }) => [matrixId, factor, width])).toEqual([
    ['MA9003.1', 'AG', 12],
    ['MA9004.1', 'DEMO4', 13],
  ])
  expect(genes.map(({ locus }) => locus.label).toSorted()).toEqual(items.toSorted())
  for (const { locus, sites } of genes) {
    const place = promoters.find(({ name }) => name === locus.label)?.place
    const expected = ids.flatMap((id, motif) => sitesOf(id).flatMap((site) => (site.promoter === place ? { motif, ...site } : [])))
    expect(sites).toEqual(
      expected.map(({ motif, distance, strand, score }) => ({
        motif,
        distance,
        strand: ['along', 'against', 'both'][strand],
        bits: score / 100,
      })),
    )
  }
})

test('[MOTIF-011] the file has every tested motif, and says release, coverage, method and address', async () => {
  const items = namesOf(12).join(',')
  const file = await app.inject(`/api/motifs/file?${new URLSearchParams({ items })}`)
  expect(file.headers).toMatchObject({ 'content-type': 'text/tab-separated-values; charset=utf-8', 'cache-control': 'no-store' })
  const lines = file.body.trimEnd().split('\n')
  const { rows, method, loci } = await ask({ items, folded: '1' })
  expect(lines.slice(0, 5)).toEqual([
    '# Rosette: motifs in the 1000 bp upstream of the genes of a list',
    `# Release: ${releaseId}`,
    `# Coverage: ${loci.held} of ${loci.of} loci, 12 of 12 genes of the list`,
    `# Method: ${method}`,
    expect.stringMatching(/^# Address: https:.*\/api\/motifs\/file\?items=/),
  ])
  const cells = lines.slice(6).map((line) => line.split('\t'))
  expect(cells.map((row) => [row[0], Number(row[7]), Number(row[9]), row[14] || null])).toEqual(
    rows.map(({ matrixId, found, withSite, foldedInto }) => [matrixId, found, withSite, foldedInto]),
  )
})

test('[MOTIF-005] lists of another kind, both a list and items, unknown settings and motifs are refused', async () => {
  const items = namesOf(5).join(',')
  for (const [path, query, words] of [
    ['motifs', { list: await keep('germplasm', ['CS25']) }, 'not of loci'],
    ['motifs', { items, list: await keep('locus', namesOf(5)) }, 'Name a list or items'],
    ['motifs', { items, within: '700' }, 'within'],
    ['motifs/sites', { items, motif: 'MA0000.1' }, 'has no motif MA0000.1'],
  ] as const) {
    const { status, body } = await visitor.get(`/api/${path}?${new URLSearchParams(query)}`)
    expect(status).toBe(400)
    expect(JSON.stringify(ApiProblem.parse(body))).toContain(words)
  }
})
