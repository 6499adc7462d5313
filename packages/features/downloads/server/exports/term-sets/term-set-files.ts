import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@rosette/database/open-database.ts'
import { type TermSourceName, termSourceNames, termSources } from '../../../../enrichment/contract/term-sources.ts'
import { termSetCache } from '../../../../enrichment/server/sets/term-set-cache.ts'
import { licencesOf, type ReleaseOrigin } from '../../../../site/server/release-origin.ts'
import type { Planned } from '../publish-folder.ts'
import { evidenceOfPairs } from './evidence-of-pairs.ts'
import { gmtLines, termGeneLines, termNameLines } from './term-set-lines.ts'
import { termSetSections } from './term-set-sections.ts'

/**
 * The sets that enrichment tests, for other programs: GMT, and tables as clusterProfiler reads them. None of these formats has comments: the
 * manifest and README of their folder say of which release they are.
 */
export function termSetFiles(db: Database, facts: ReleaseOrigin, scratch: string): Planned[] {
  const cache = termSetCache(db)
  const licences = licencesOf(facts.sources)
  const load = async (source: TermSourceName) => {
    const [{ genes }, sets] = await Promise.all([cache.genesOf(facts.releaseId), cache.termSetsOf(facts.releaseId, source, 'any')])
    return { genes, sets }
  }
  return termSourceNames.flatMap((source) => {
    const section = termSetSections[source]
    const { terms, isOntology } = termSources[source]
    const withAbove = isOntology ? ', with those of the terms below each' : ''
    const planned = (name: string, title: string, lines: () => Promise<Lines>): Planned => ({
      section,
      make: async () => {
        if ((await load(source)).sets.terms.length === 0) return null
        const path = join(scratch, name)
        return { name, title, rows: await writeLines(path, await lines()), licences, source: path, isScratch: true }
      },
    })
    return [
      planned(`${source}.gmt`, `Genes of ${terms}${withAbove}, GMT`, async () => gmtLines(await load(source))),
      planned(`${source}_term2gene.tsv.gz`, `Pairs of ${terms} and genes${isOntology ? ', with evidence' : ''}`, async () =>
        termGeneLines(await load(source), isOntology ? await evidenceOfPairs(db, facts.releaseId, source, await load(source)) : null),
      ),
      planned(`${source}_term2name.tsv.gz`, `Names of ${terms}`, async () => termNameLines(await load(source))),
    ]
  })
}

/** The names of the columns, if the format has them, and the rows. */
type Lines = { head: string | null; rows: Iterable<string> }

async function writeLines(path: string, { head, rows }: Lines): Promise<number> {
  let count = 0
  function* lines(): Generator<string> {
    if (head !== null) yield `${head}\n`
    for (const row of rows) {
      count += 1
      yield `${row}\n`
    }
  }
  const file = createWriteStream(path)
  if (path.endsWith('.gz')) await pipeline(Readable.from(lines()), createGzip(), file)
  else await pipeline(Readable.from(lines()), file)
  return count
}
