import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { afterAll, expect, test } from 'vitest'
import { termSourceNames, termSources } from '../../../../enrichment/contract/term-sources.ts'
import { indicesOf } from '../../../../enrichment/server/sets/index-lists.ts'
import { termSetCache } from '../../../../enrichment/server/sets/term-set-cache.ts'
import { loadReleaseOrigin } from '../../../../site/server/release-origin.ts'
import type { MadeFile } from '../publish-folder.ts'
import { termSetFiles } from './term-set-files.ts'

const { db, releaseId } = demoDatabase()
const scratch = await mkdtemp(join(tmpdir(), 'rosette-term-sets-'))
afterAll(() => rm(scratch, { recursive: true }))
const made = new Map<string, MadeFile & { section: string }>()
for (const { section, make } of termSetFiles(db, await loadReleaseOrigin(db.community, releaseId), scratch)) {
  const file = await make()
  if (file !== null) made.set(file.name, { ...file, section })
}
const cache = termSetCache(db)
const { genes } = await cache.genesOf(releaseId)

async function linesOf(name: string): Promise<string[]> {
  const bytes = await readFile(join(scratch, name))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  expect(text.endsWith('\n')).toBe(true)
  return text.slice(0, -1).split('\n')
}

test('[BULKDATA-005] every source with terms has its three files, in the section of its subject', () => {
  const expected = termSourceNames.flatMap((source) => [`${source}.gmt`, `${source}_term2gene.tsv.gz`, `${source}_term2name.tsv.gz`])
  expect(expected).toEqual(expect.arrayContaining([...made.keys()]))
  expect(made.get('go_bp.gmt')?.section).toBe('GO_and_PO_Annotations')
  expect(made.get('family.gmt')?.section).toBe('Genes')
  expect(made.get('pathway.gmt')?.section).toBe('Pathways')
})

test.each(termSourceNames)(
  '[BULKDATA-005] %s: terms and genes are those that enrichment counts, and every line is one of the format',
  async (source) => {
    const sets = await cache.termSetsOf(releaseId, source, 'any')
    if (sets.terms.length === 0) return expect(made.has(`${source}.gmt`)).toBe(false)
    const gmt = (await linesOf(`${source}.gmt`)).map((line) => line.split('\t'))
    const expected = new Map(
      sets.terms.map(({ id }, at) => [id, Array.from(indicesOf(sets.genesOf, at), (gene) => genes[gene]?.name).sort()]),
    )
    expect(new Map(gmt.map(([id = '', , ...members]) => [id, members]))).toEqual(expected)
    expect(gmt).toHaveLength(sets.terms.length)
    expect(gmt.flat().filter((cell) => cell === '')).toEqual([])
    expect(made.get(`${source}.gmt`)?.rows).toBe(gmt.length)

    const [head, ...pairs] = (await linesOf(`${source}_term2gene.tsv.gz`)).map((line) => line.split('\t'))
    expect(head).toEqual(termSources[source].isOntology ? ['term', 'gene', 'evidence'] : ['term', 'gene'])
    const membersOf = Map.groupBy(pairs, ([id = '']) => id)
    expect(new Map(Array.from(membersOf, ([id, rows]) => [id, rows.map(([, gene]) => gene).sort()]))).toEqual(expected)
    expect(made.get(`${source}_term2gene.tsv.gz`)?.rows).toBe(pairs.length)
    // Every pair follows from some annotation.
    if (termSources[source].isOntology)
      expect(pairs.filter(([, , evidence]) => !/^[a-zA-Z_]+(\|[a-zA-Z_]+)*$/.test(evidence ?? ''))).toEqual([])

    const names = new Map(
      (await linesOf(`${source}_term2name.tsv.gz`))
        .slice(1)
        .map((line) => line.split('\t'))
        .map(([id, name]) => [id, name]),
    )
    expect(names).toEqual(new Map(gmt.map(([id, name]) => [id, name])))
  },
)

test('[BULKDATA-005] the evidence of a pair is that of the annotations to the term and to those below it', async () => {
  const pairs = (await linesOf('go_bp_term2gene.tsv.gz')).map((line) => line.split('\t'))
  const own = pairs.find(([term, gene]) => term === 'GO:0048440' && gene === 'AT4G18960')?.[2]?.split('|')
  const { rows } = await db.pool.query<{ code: string }>(
    `select distinct coalesce(evidence_code, 'not_stated') as code from release_${releaseId}.annotation join release_${releaseId}.locus using (locus_id)
       join release_${releaseId}.ontology_term using (keyword_id)
     where locus.name = 'AT4G18960' and external_id = 'GO:0048440' and not is_negated order by 1`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(own).toEqual(expect.arrayContaining(rows.map(({ code }) => code)))
  // A term above has the codes of all terms below it.
  const sets = await cache.termSetsOf(releaseId, 'go_bp', 'any')
  const term = sets.terms.findIndex(({ id }) => id === 'GO:0048440')
  const above = Array.from(indicesOf(sets.above, term), (each) => sets.terms[each]?.id)
  expect(above.length).toBeGreaterThan(0)
  for (const id of above) {
    const codes = pairs.find(([each, gene]) => each === id && gene === 'AT4G18960')?.[2]?.split('|')
    expect(codes).toEqual(expect.arrayContaining(own ?? ['none']))
  }
})
