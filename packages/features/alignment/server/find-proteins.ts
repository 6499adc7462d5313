import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type Gene, loadGenes } from '@rosette/sequence-store/load-genes.ts'
import type { SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { parseQueries } from '../../blast/contract/parse-queries.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import {
  type AlignedProtein,
  type AlignmentOptions,
  type AlignmentRequest,
  leastProteins,
  mostProteins,
  mostResidues,
} from '../contract/alignment-call.ts'

type Dependencies = { db: Database; releaseId: string; store: SequenceStore }

/** The proteins that a request names or holds, in its order, each once, and the names without one. Refuses too few and too many. */
export async function findProteins(dependencies: Dependencies, request: AlignmentRequest['proteins']): Promise<AlignmentOptions> {
  const text = typeof request === 'string' ? request : request.join('\n')
  const found = text.trimStart().startsWith('>') ? pastedProteins(text) : await namedProteins(dependencies, text)
  const { proteins, missing } = found
  if (proteins.length < leastProteins) {
    const reasons = missing.map(({ id, reason }) => `${id}: ${reason}`).join(' ')
    throw refusal(`An alignment needs at least ${leastProteins} proteins. ${reasons}`.trim())
  }
  const residues = proteins.reduce((sum, { sequence }) => sum + sequence.length, 0)
  if (residues > mostResidues) {
    const [limit, given] = [mostResidues, residues].map(formatNumber)
    throw refusal(`Together the proteins may have ${limit} residues; these have ${given}.`)
  }
  return found
}

function pastedProteins(text: string): AlignmentOptions {
  const { queries } = parseQueries(text, mostProteins)
  if (queries.length > mostProteins) throw refusal(`At most ${mostProteins} proteins can be aligned.`)
  const proteins = queries.map(({ name, sequence }) => ({ name, symbol: null, locus: null, sequence: withoutStop(sequence) }))
  const wrong = proteins.find(({ sequence }) => !/^[A-Z*]+$/.test(sequence))
  if (wrong) throw refusal(`${wrong.name} is not a protein: a sequence has letters, and * for a stop.`)
  return { proteins, missing: [] }
}

async function namedProteins({ db, releaseId, store }: Dependencies, text: string): Promise<AlignmentOptions> {
  const ids = parseIdentifiers(text)
  if (ids.length > mostProteins) throw refusal(`At most ${mostProteins} proteins can be aligned; these are ${formatNumber(ids.length)}.`)
  const { lines } = await resolveIdentifiers(db, releaseId, { ids, kind: 'locus' })
  const keys = lines.flatMap((line) => recordOfLine(line)?.key ?? [])
  const genes = await loadGenes(db, releaseId, [...new Set(keys)])
  const proteins = new Map<string, AlignedProtein>()
  const missing: AlignmentOptions['missing'] = []
  for (const line of lines) {
    const locus = recordOfLine(line)
    const gene = locus === null ? undefined : genes.get(locus.key)
    if (locus === null || !gene) {
      if (line.bucket !== 'duplicate') missing.push({ id: line.input, reason: 'It does not name one locus of this release.' })
      continue
    }
    const isModel = 'by' in line && line.by === 'gene_model'
    const protein = await proteinOf(store, gene, isModel ? line.input.toUpperCase() : null)
    if (protein) proteins.set(protein.name, { ...protein, symbol: gene.symbol, locus })
    else missing.push({ id: line.input, reason: 'The release has no protein of it.' })
  }
  return { proteins: [...proteins.values()], missing }
}

/** Of one gene model, or of the representative one; where that codes for none, of the next that does. */
async function proteinOf(
  store: SequenceStore,
  gene: Gene,
  model: string | null,
): Promise<Pick<AlignedProtein, 'name' | 'sequence'> | null> {
  for (const name of model === null ? gene.models.map((one) => one.name) : [model]) {
    const found = await store.read('araport11_protein', name)
    if (found) return { name: found.name, sequence: withoutStop(found.sequence.toUpperCase()) }
  }
  return null
}

/** Some files end proteins with the stop codon. */
function withoutStop(sequence: string): string {
  return sequence.replace(/\*+$/, '')
}

function refusal(message: string): Problem {
  return new Problem('invalid_request', message, { issues: [{ path: 'body.proteins', message }] })
}
