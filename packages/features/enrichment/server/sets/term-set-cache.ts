import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { LRUCache } from 'lru-cache'
import { evidencesOf } from '../../contract/evidences-of.ts'
import { type BackgroundName, type TermSourceName, termSources } from '../../contract/term-sources.ts'
import { geneSetOf, termSetsOf as setsOfKind } from './kind-sets.ts'
import { type Genes, loadGenes } from './load-genes.ts'
import { matchMembers } from './match-members.ts'
import { type PropagatedSets, propagate } from './propagate.ts'

type NamedBackground = Exclude<BackgroundName, 'annotated'>

/** What enrichment needs of one release; read on first use and cached. */
export type TermSetCache = {
  genesOf(releaseId: string): Promise<Genes>
  termSetsOf(releaseId: string, source: TermSourceName, evidence: string): Promise<PropagatedSets>
  /** Places of the loci of a background, in order. */
  backgroundOf(releaseId: string, name: NamedBackground): Promise<Int32Array>
  /** Reads what most lists are compared with before anybody asks. */
  warm(releaseId: string): Promise<void>
}

/** One after another, so that requests get their turn. The others are read when they are requested. */
const usual = ['go_bp', 'go_mf', 'go_cc'] as const

/** Some megabytes each, the largest 10: every source and the usual evidences of a release, and of the one before it while it still answers. */
const maxCached = 40

export function termSetCache(db: Pick<Database, 'release' | 'pool'>): TermSetCache {
  const cache = new LRUCache<string, Promise<unknown>>({ max: maxCached })

  /** What failed is tried again by the next request. */
  function findOrLoad<Thing>(name: string, load: () => Promise<Thing>): Promise<Thing> {
    // Each name stands for one kind of thing: genes, terms or a background.
    const known = cache.get(name) as Promise<Thing> | undefined
    if (known) return known
    const loading = load()
    cache.set(name, loading)
    loading.catch(() => cache.delete(name))
    return loading
  }

  const genesOf = (releaseId: string) => findOrLoad(`${releaseId} genes`, () => loadGenes(db.release(releaseId)))

  function termSetsOf(releaseId: string, source: TermSourceName, evidence: string): Promise<PropagatedSets> {
    // Of sources without evidence every choice is the same.
    const request = termSources[source].isOntology ? evidence : 'any'
    return findOrLoad(`${releaseId} terms ${source} ${request}`, () =>
      loadTermSets(db, releaseId, { source, evidence: request }, genesOf(releaseId)),
    )
  }

  return {
    genesOf,
    termSetsOf,
    backgroundOf: (releaseId, name) =>
      findOrLoad(`${releaseId} background ${name}`, () => loadBackground(db.release(releaseId), name, genesOf(releaseId))),
    warm: async (releaseId) => {
      for (const source of usual) await termSetsOf(releaseId, source, 'any')
    },
  }
}

async function loadTermSets(
  db: Pick<Database, 'release' | 'pool'>,
  releaseId: string,
  { source, evidence }: { source: TermSourceName; evidence: string },
  reading: Promise<Genes>,
): Promise<PropagatedSets> {
  const [{ genes, indexOfKey }, sets] = await Promise.all([reading, setsOfKind(source)(db.release(releaseId))])
  const matched = await matchMembers(db, releaseId, sets.named ?? [])
  const all = { ...sets, members: [...sets.members, ...matched.members] }
  const indexOf = (locusId: number) => indexOfKey.get(locusId)
  const propagated = await propagate(all, { geneCount: genes.length, indexOf, evidences: evidencesOf(evidence) })
  return { ...propagated, leftOut: { ...propagated.leftOut, notMatched: matched.notMatched } }
}

async function loadBackground(db: ReleaseDb, name: NamedBackground, reading: Promise<Genes>): Promise<Int32Array> {
  const [{ indexOfKey }, locusIds] = await Promise.all([reading, geneSetOf(name)(db)])
  return Int32Array.from(locusIds.flatMap((locusId) => indexOfKey.get(locusId) ?? [])).sort()
}
