import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { type CompareFacts, compareOnce, compareSourcesOnce } from '@rosette/features/enrichment/server/fixtures/compare-once.ts'
import { hashOf, loadKnownLists } from '@rosette/features/enrichment/server/fixtures/known-lists.ts'
import { termSetCache } from '@rosette/features/enrichment/server/sets/term-set-cache.ts'

const listNames = ['F', 'R', 'Z'] as const

/** Three evidences, three backgrounds, three sources and three corrections, one of them changed at a time. */
const settings: readonly Record<string, string>[] = [
  {},
  { evidence: 'curated' },
  { evidence: 'experimental' },
  { background: 'all', unannotated: '1' },
  { background: 'three_chromosomes' },
  { source: 'go_mf' },
  { source: 'go_cc' },
  { correction: 'bonferroni' },
  { correction: 'by' },
  // One run about three sources: each is compared as if it had been asked for alone (ENRICH-033).
  { source: 'go_bp,go_mf,go_cc' },
]

/** Every test of every comparison, as lines of JSON; returns how many comparisons there are. */
export async function writeOurAnswers(db: Database, releaseId: string, folder: string): Promise<number> {
  const facts: CompareFacts = { db, releaseId, termSets: termSetCache(db) }
  const lists = await loadKnownLists(db.pool, releaseId)
  const lines: string[] = []
  for (const list of listNames) {
    for (const { background, ...others } of settings) {
      const isOwn = background === 'three_chromosomes'
      const request = {
        ...others,
        ...(isOwn ? { backgroundItems: lists.all.filter((name) => /^AT[1-3]G/.test(name)) } : background ? { background } : {}),
      }
      for (const { settings: tested, sides, sets, terms } of await compareSourcesOnce(facts, { items: lists[list], ...request })) {
        lines.push(
          JSON.stringify({
            list,
            evidence: 'any',
            correction: 'bh',
            unannotated: '0',
            ...others,
            source: tested.source,
            background: background ?? 'annotated',
            n: sides.list.length,
            N: sides.background.length,
            terms: terms.map(({ term, found, withTerm, lnP, lnQ, lnElimP }) => [sets.terms[term]?.id, found, withTerm, lnP, lnQ, lnElimP]),
          }),
        )
      }
    }
  }
  await writeFile(join(folder, 'ours.jsonl'), `${lines.join('\n')}\n`)
  return lines.length
}

/** How many of the 256 lists by the first byte of a locus's hash have a significant term of GO process. */
export async function countNullLists(db: Database, releaseId: string): Promise<number> {
  const facts: CompareFacts = { db, releaseId, termSets: termSetCache(db) }
  const { all } = await loadKnownLists(db.pool, releaseId)
  let withTerm = 0
  for (const items of Map.groupBy(all, (name) => hashOf(name).slice(0, 2)).values()) {
    const { terms } = await compareOnce(facts, { items })
    if (terms.some(({ isSignificant }) => isSignificant)) withTerm += 1
  }
  return withTerm
}
