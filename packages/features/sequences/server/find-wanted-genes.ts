import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import { keysOfSelection, type SelectionDependencies } from '../../results/server/prepare-form-query.ts'
import type { MissingId } from '../contract/missing-ids.ts'
import type { SequenceRequest } from '../contract/sequence-request.ts'
import { maxSequenceIds } from '../contract/sequence-rules.ts'

/** A locus to show sequences of. */
export type WantedGene = {
  locusId: number
  /** As the visitor wrote it; null for a gene that was ticked. */
  input: string | null
  /** The gene models that are meant; null for those that the choice implies. */
  models: readonly string[] | null
}

export type WantedGenes = { genes: WantedGene[]; missing: MissingId[] }

/** Which loci a request is about, in its order, and which of its IDs lead to none (BULK-015). */
export async function findWantedGenes(
  dependencies: SelectionDependencies,
  request: SequenceRequest,
  call: CallOptions,
): Promise<WantedGenes> {
  const { ids, genes, geneList, choice } = request
  if (ids !== undefined) {
    const lines = await resolveLoci(dependencies, ids)
    return choice === 'matching_model' ? listedModels(lines) : listedLoci(lines)
  }
  if (genes === undefined) return { genes: [], missing: [] }
  const keys = await keysOfSelection({ ...dependencies, maxLoci: maxSequenceIds }, genes, call)
  if (choice !== 'matching_model') return { genes: keys.map((locusId) => ({ locusId, input: null, models: null })), missing: [] }
  const listed = listedModels(await resolveLoci(dependencies, geneList ?? ''))
  // A ticked locus whose models are not in the list is reported with the reason that no model of it was listed.
  const modelsOf = new Map<number, string[]>()
  for (const { locusId, models } of listed.genes) modelsOf.set(locusId, [...(modelsOf.get(locusId) ?? []), ...(models ?? [])])
  return { genes: keys.map((locusId) => ({ locusId, input: null, models: modelsOf.get(locusId) ?? [] })), missing: [] }
}

async function resolveLoci(dependencies: SelectionDependencies, ids: string | readonly string[]): Promise<readonly ResolvedLine[]> {
  const list = parseIdentifiers(ids)
  if (list.length > maxSequenceIds) {
    const [most, given] = [maxSequenceIds, list.length].map(formatNumber)
    throw new Problem('invalid_request', `At most ${most} IDs can be requested at once; this list has ${given}. Send it in parts.`)
  }
  const { lines } = await resolveIdentifiers(dependencies.db, dependencies.releaseId, { ids: list, kind: 'locus' }, dependencies.budget)
  return lines
}

function listedLoci(lines: readonly ResolvedLine[]): WantedGenes {
  const found: WantedGenes = { genes: [], missing: [] }
  for (const line of lines) {
    if ('by' in line) found.genes.push({ locusId: line.record.key, input: line.input, models: null })
    else if (line.bucket !== 'duplicate') found.missing.push({ id: line.input, reason: reasonOf(line) })
  }
  return found
}

function listedModels(lines: readonly ResolvedLine[]): WantedGenes {
  const found: WantedGenes = { genes: [], missing: [] }
  for (const line of lines) {
    if ('by' in line && line.by === 'gene_model') {
      found.genes.push({ locusId: line.record.key, input: line.input, models: [line.input.toUpperCase()] })
    } else if ('by' in line) found.missing.push({ id: line.input, reason: 'It does not name a gene model.' })
    else if (line.bucket !== 'duplicate') found.missing.push({ id: line.input, reason: reasonOf(line) })
  }
  return found
}

type LineWithoutLocus = Extract<ResolvedLine, { bucket: 'ambiguous' | 'obsolete' | 'unknown' }>

/** Names of successors and candidates; a symbol can mean very many loci. */
const mostNamed = 10

function reasonOf(line: LineWithoutLocus): string {
  if (line.bucket === 'unknown') return 'No locus or gene model has this name.'
  if (line.bucket === 'ambiguous') return `It names several loci: ${namesOf(line.candidates)}.`
  return line.successors.length === 0 ? 'It is obsolete.' : `It is obsolete; see ${namesOf(line.successors)}.`
}

function namesOf(records: readonly { label: string }[]): string {
  const names = records.slice(0, mostNamed).map(({ label }) => label)
  return records.length > mostNamed ? `${names.join(', ')} and others` : names.join(', ')
}
