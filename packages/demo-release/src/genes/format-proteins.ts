import type { DemoLocus } from '../genome/demo-locus.ts'
import { featuresOf } from '../genome/format-gtf.ts'
import { agamousSignatures, type DemoSignature, interproEntries, signatureKinds } from './demo-signatures.ts'

type DemoProtein = { name: string; locus: DemoLocus; length: number }

/** Residues of each coding gene model: a codon for each, the last one stops. */
function proteinsOf(loci: readonly DemoLocus[]): DemoProtein[] {
  return loci.flatMap((locus) =>
    locus.models.flatMap((model, index) => {
      const coding = featuresOf(model, locus.strand).filter((feature) => feature.type === 'CDS')
      const bases = coding.reduce((sum, { interval: [start, end] }) => sum + end - start + 1, 0)
      return bases > 3 ? [{ name: `${locus.name}.${index + 1}`, locus, length: Math.floor(bases / 3) - 1 }] : []
    }),
  )
}

/** Protein sequences in the layout of Araport11. The last one is of no gene model of the release. */
export function formatProteins(loci: readonly DemoLocus[], sequences: ReadonlyMap<string, string>): string[] {
  const proteins = proteinsOf(loci).flatMap(({ name, locus }) => {
    const { chromosome, start, end, strand, shortDescription } = locus
    const sequence = sequences.get(name)
    if (!sequence) return []
    const place = `${chromosome}:${start}-${end} ${strand === '+' ? 'FORWARD' : 'REVERSE'} LENGTH=${sequence.length}`
    return [`>${name} | ${shortDescription ?? ''} | ${place} | demonstration`, ...(sequence.match(/.{1,60}/g) ?? [])]
  })
  return [...proteins, '>AT1G99990.1 |  | Chr1:1-66 FORWARD LENGTH=21 | demonstration', 'MADEAVPRNTEINGENELESS']
}

/** Of each class of structure a made-up protein, with a made-up number in GenPept. */
export function formatProteinDetails(loci: readonly DemoLocus[]): string[] {
  const madeUp = proteinsOf(loci).filter(({ locus }) => locus.tairObjectId === null)
  const rows = [...'abcdefgh'].flatMap((letter, index) => {
    const protein = madeUp[index]
    return protein ? [`${protein.name}\t${letter}\tDEMO${index + 1}`] : []
  })
  return ['gene_model_name\tstructural_class\tgenbank_gi', ...rows]
}

/** AGAMOUS has its true domains; made-up proteins have some of each kind, every third none, and one has many. */
export function formatSignatures(loci: readonly DemoLocus[]): string[] {
  const rows = proteinsOf(loci).flatMap((protein, index) =>
    signaturesOf(protein, index).map(([signature, description, start, end, interpro]) =>
      [protein.name, signature, description, start, end, interpro ?? 'Null', nameThen(interpro)].join('\t'),
    ),
  )
  return ['gene_model\tsignature\tsignature_description\tstart\tend\tinterpro_id\tinterpro_name', ...rows]
}

function nameThen(interpro: string | null): string {
  const entry = interpro === null ? undefined : interproEntries[interpro]
  return entry?.formerName ?? entry?.name ?? 'Null'
}

function signaturesOf({ name, locus, length }: DemoProtein, index: number): readonly DemoSignature[] {
  if (name === 'AT4G18960.1') return agamousSignatures
  if (locus.tairObjectId !== null || index % 3 === 0) return []
  const count = name === 'AT1G90010.1' ? 40 : (index % 4) + 1
  return Array.from({ length: count }, (_, number): DemoSignature[] => {
    const kind = signatureKinds[(index + number) % signatureKinds.length]
    if (!kind) return []
    const [signature, description, residues, interpro] = kind
    const start = 1 + ((number * 37) % Math.max(1, length - residues))
    return [[signature, description, start, Math.min(length, start + residues - 1), interpro]]
  }).flat()
}

export function formatInterproEntries(): string[] {
  const rows = Object.entries(interproEntries).map(([accession, { type, name }]) => `${accession}\t${type}\t${name}`)
  return ['ENTRY_AC\tENTRY_TYPE\tENTRY_NAME', ...rows]
}

/** UniProt accessions of well-known genes, as published in July 2023. */
const uniprot: readonly (readonly [name: string, accession: string])[] = [
  ['At4g18960', 'P17839'],
  ['AT4G18960.2', 'F4JSC8'],
  ['AT4G18960.3', 'F4JSC8'],
  ['AT4G18960.4', 'A0A1P8B602'],
  ['AT1G65480.1', 'Q9SXZ2-1'],
  ['AT2G17950.1', 'Q9SB92'],
  ['AT2G18790.1', 'P14713'],
  ['AT4G08920.1', 'Q43125'],
  ['AT5G10140.1', 'Q9S7Q7-1'],
  ['AT5G10140.2', 'Q58T15'],
  ['AT5G61850.1', 'Q00958'],
]

/** Reviewed entries among them; one accession of a locus is not, although it comes first (Q58T15 of AT5G10140). */
export function formatReviewedEntries(): string[] {
  const entries = [
    ['P17839', 'AG_ARATH', 'Floral homeotic protein AGAMOUS'],
    ['Q9S7Q7', 'FLC_ARATH', 'MADS-box protein FLOWERING LOCUS C (MADS-box protein FLOWERING LOCUS F)'],
    ['Q9SB92', 'WUS_ARATH', 'Protein WUSCHEL (AtWUS) (Plant growth activator 6)'],
    ['P14713', 'PHYB_ARATH', 'Phytochrome B (Protein LONG HYPOCOTYL 3) (Protein OUT OF PHASE 1)'],
  ]
  return ['Entry\tEntry Name\tProtein names\tProteomes', ...entries.map((cells) => `${cells.join('\t')}\tUP000006548`)]
}

export function formatUniprotOfNames(): string[] {
  return uniprot.map(([name, accession]) => `${name}\t${accession}`)
}

export function formatUniprotOfLoci(loci: readonly DemoLocus[]): string[] {
  const ids = new Map(loci.map((locus) => [locus.name, locus.tairObjectId]))
  return uniprot.flatMap(([name, accession]) => {
    const locus = name.replace(/\..*$/, '').toUpperCase()
    const id = ids.get(locus)
    return id ? [`${accession}\tlocus:${id}\t${locus}`] : []
  })
}
