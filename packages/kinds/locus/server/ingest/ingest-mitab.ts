import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { type MitabInteractor, type MitabLine, parseMitabLine } from '@rosette/file-formats/mitab.ts'
import { cleanText } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { interactionColumns, pubmedOf } from './ingest-interactions.ts'

/** NCBI's number of the plant. */
const thaliana = '3702'

/**
 * Interactions in PSI-MITAB, of whatever database: each line names its own. Negative results are left out; the header line
 * begins with #.
 */
export const ingestMitab: Source = {
  title: 'Interactions in PSI-MITAB',
  file: /\.mitab(?:2\d)?(?:\.txt)?(\.gz)?$/i,
  isRequired: false,
  isMany: true,
  ...citations.release,
  tables: { interaction_line: interactionColumns },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '' || text.startsWith('#')) return
      const parsed = parseMitabLine(cleanText(text))
      if (!parsed.ok) return out.reject(parsed.reason)
      if (!parsed.value.isNegative) out.row('interaction_line', toRow(parsed.value))
    },
  }),
}

function toRow({ a, b, method, publications, type, source, annotations, causal }: MitabLine): CopyValue[] {
  const isFromB = b.role !== null && regulators.has(b.role.id)
  const isRegulatory = causal !== null || isFromB || (a.role !== null && regulators.has(a.role.id))
  const [actor, target] = isFromB ? [b, a] : [a, b]
  const effects = [causal?.id, type?.id, ...annotations.map(({ text }) => text)]
  const pubmedId = publications.flatMap(({ database, text }) => (database === 'pubmed' ? (pubmedOf(text) ?? []) : []))[0] ?? null
  const other = publications.find(({ database }) => database !== 'pubmed')
  return [
    source?.name ?? 'PSI-MITAB',
    nameOf(actor),
    nameOf(target),
    isRegulatory ? 'regulatory' : physicalTypes.has(type?.id ?? '') ? 'physical' : null,
    isRegulatory ? (effects.flatMap((effect) => modes.get(effect ?? '') ?? [])[0] ?? null) : null,
    method?.name ?? null,
    pubmedId,
    // What the source calls it, if it is more than one of our kinds.
    type && !['physical association', 'association'].includes(type.name) ? type.name : null,
    pubmedId === null && other ? `${other.database}:${other.text}` : null,
    false,
  ]
}

/** The AGI code if the line has one and no other; otherwise NCBI's number or the name of the gene; a gene of another species is none of ours. */
function nameOf({ names, taxa }: MitabInteractor): string {
  const [first] = names
  const unknown = `${first?.database ?? 'unknown'}:${first?.text ?? ''}`
  if (taxa.length > 0 && !taxa.includes(thaliana)) return unknown
  const loci = [...new Set(names.flatMap(({ text }) => locusOfName(text) ?? []))]
  if (loci.length > 0) return loci.length === 1 ? (loci[0] ?? unknown) : unknown
  const ncbi = names.find(({ database, text }) => /^entrez gene/i.test(database) && /^\d+$/.test(text))
  if (ncbi) return `GeneID:${ncbi.text}`
  return names.find(({ note }) => note === 'gene name')?.text ?? unknown
}

/** Regulator: the one that acts. */
const regulators: ReadonlySet<string> = new Set(['MI:2274'])

/** Association, physical association, direct interaction and the commonest terms below it. Colocalization is none of them. */
const physicalTypes: ReadonlySet<string> = new Set([
  'MI:0914',
  'MI:0915',
  'MI:0407',
  'MI:0195',
  'MI:0414',
  'MI:0217',
  'MI:0203',
  'MI:0220',
  'MI:0194',
])

/** Up- and down-regulation, with the terms below them, and the words that our own files have. */
const modes: ReadonlyMap<string, string> = new Map([
  ...['MI:2235', 'MI:2236', 'MI:2237', 'MI:2238', 'MI:2239', 'activates'].map((effect) => [effect, 'activation'] as const),
  ...['MI:2240', 'MI:2241', 'MI:2242', 'MI:2243', 'MI:2244', 'represses'].map((effect) => [effect, 'repression'] as const),
])
