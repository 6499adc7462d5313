import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type CostBudget, costs, unlimitedBudget } from '../../access/server/cost-budget.ts'
import { type ExpressedIn, formatExpressedIn, parseExpressedIn } from '../../expression/contract/expressed-in.ts'
import { findExpressedIn } from '../../expression/server/matrix/find-expressed-in.ts'
import type { ResolveContent, ResolvedContent } from '../../list-contents/server/resolved-contents.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { maxIdentifiers, recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import { type EnrichmentRequest, RequestedSettings, type TermGraphRequest } from '../contract/enrichment-call.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import { type Enrichment, type ListGenes, runEnrichment } from './run-enrichment.ts'
import type { Genes } from './sets/load-genes.ts'
import type { TermSetCache } from './sets/term-set-cache.ts'

/** Tests of all terms of one source. */
export const costOfEnrichment = 40

export type ComparingDependencies = {
  db: Pick<Database, 'pool' | 'records' | 'release'>
  termSets: TermSetCache
  resolveContent: ResolveContent
  releaseId: string
  budget: CostBudget
  /** Nobody waits for it any longer. */
  signal?: AbortSignal
}

/** Finds out which genes are meant and tests the terms of each source, once the visitor's budget covers it. */
export async function compareLists(dependencies: ComparingDependencies, request: EnrichmentRequest): Promise<Enrichment[]> {
  const { termSets, releaseId, budget, signal } = dependencies
  const requested = RequestedSettings.parse(request)
  const sources = sourcesOf(requested.source)
  await budget.draw(costOfEnrichment * sources.length)
  const lists = await findLists(dependencies, request, requested)
  const enrichments: Enrichment[] = []
  for (const source of sources) {
    const sets = await termSets.termSetsOf(releaseId, source, requested.evidence)
    signal?.throwIfAborted()
    await budget.charge(costs.keys(lists.list.indices.length))
    enrichments.push(await runEnrichment({ ...lists, sets, settings: { ...requested, ...lists.chosen, source } }))
  }
  return enrichments
}

/** The same about one source. */
export async function compareOneSource(dependencies: ComparingDependencies, request: TermGraphRequest): Promise<Enrichment> {
  const [enrichment] = await compareLists(dependencies, request)
  if (!enrichment) throw new Error(`${request.source} is not a source`)
  return enrichment
}

/** Several stored lists, each as it would be compared alone; the whole cost is drawn before any work. */
export async function compareSeveral(
  dependencies: ComparingDependencies,
  lists: readonly string[],
  settings: Omit<TermGraphRequest, 'list' | 'items'>,
): Promise<Enrichment[]> {
  await dependencies.budget.draw(costOfEnrichment * lists.length)
  const enrichments: Enrichment[] = []
  for (const list of lists) enrichments.push(await compareOneSource({ ...dependencies, budget: unlimitedBudget }, { ...settings, list }))
  await dependencies.budget.charge(costs.keys(enrichments.reduce((sum, { list }) => sum + list.indices.length, 0)))
  return enrichments
}

/** Throws what `compareLists` would throw about the lists, and tests no term. */
export async function expectLists(dependencies: ComparingDependencies, request: EnrichmentRequest): Promise<void> {
  await dependencies.budget.draw(costs.rows(1))
  await findLists(dependencies, request, RequestedSettings.parse(request))
}

async function findLists(
  dependencies: ComparingDependencies,
  request: EnrichmentRequest,
  settings: Pick<RequestedSettings, 'background' | 'expressedIn'>,
) {
  const { db, termSets, releaseId, budget } = dependencies
  const genes = await termSets.genesOf(releaseId)
  const list = await genesOf(request.items, request.list)
  if (list === null || list.given === 0) throw new Problem('invalid_request', 'The list has no ids.')
  const own = await genesOf(request.backgroundItems, request.backgroundList)
  const place = own === null && settings.background === 'expressed' ? await findPlace() : null
  const background = own ? own.indices : place ? await expressedGenes(place) : await namedBackground()
  // What holds without a choice is said in the answer.
  return { genes, list, background, chosen: place ? { expressedIn: formatExpressedIn(place) } : {} }

  async function genesOf(items: EnrichmentRequest['items'], contentId: string | undefined): Promise<ListGenes | null> {
    if (items !== undefined) return findListGenes(dependencies, genes, items)
    return contentId === undefined
      ? null
      : findListGenes(dependencies, genes, itemsOf(await dependencies.resolveContent(contentId, releaseId)))
  }

  async function namedBackground(): Promise<Int32Array | null> {
    const { background: name } = settings
    return name === 'annotated' || name === 'expressed' ? null : termSets.backgroundOf(releaseId, name)
  }

  async function findPlace(): Promise<ExpressedIn> {
    const { expressedIn } = settings
    return findExpressedIn(db.release(releaseId), expressedIn === undefined ? null : parseExpressedIn(expressedIn))
  }

  async function expressedGenes(place: ExpressedIn): Promise<Int32Array> {
    await budget.draw(costs.keys(genes.genes.length))
    return termSets.expressedGenesOf(releaseId, place)
  }
}

/** The loci that a kept list stands for in this release, and the other items as they are. */
function itemsOf({ kind, resolved }: ResolvedContent): string[] {
  if (kind !== 'locus') throw new Problem('invalid_request', `This is a list of the kind ${kind}, not of loci.`)
  return resolved.map(({ item, record }) => record?.label ?? item)
}

/** As `resolve` answers: names, symbols and gene models are their locus, an obsolete name its only successor. */
async function findListGenes(
  { db, releaseId, budget }: { db: Pick<Database, 'pool' | 'records'>; releaseId: string; budget: CostBudget },
  { indexOfKey, indexOfName }: Genes,
  items: string | readonly string[],
): Promise<ListGenes> {
  const ids = parseIdentifiers(items)
  if (ids.length > maxIdentifiers) {
    throw new Problem('invalid_request', `A list may hold ${formatNumber(maxIdentifiers)} ids; this one has ${formatNumber(ids.length)}.`)
  }
  const byName = new Map(ids.map((id) => [normaliseIdentifier(id), id]))
  const indices = new Set<number>()
  // A locus's own name means that locus before anything else, so only other names need to be looked up.
  const others = Array.from(byName).flatMap(([name, id]) => {
    const index = indexOfName.get(name)
    if (index !== undefined) indices.add(index)
    return index === undefined ? [id] : []
  })
  const notMatched: string[] = []
  const { lines } = await resolveIdentifiers(db, releaseId, { ids: others, kind: 'locus' }, budget)
  for (const line of lines) {
    const index = indexOfKey.get(recordOfLine(line)?.key ?? -1)
    if (index === undefined) notMatched.push(line.input)
    else indices.add(index)
  }
  return { given: byName.size, indices: Int32Array.from(indices).sort(), notMatched }
}
