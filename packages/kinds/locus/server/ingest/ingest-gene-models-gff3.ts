import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { type Gff3Feature, readGff3 } from '@rosette/file-formats/gff3.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { LineReader, RowWriter, Source } from '@rosette/release-kit/sources/source.ts'
import { boundsColumns, ingestGeneModels, ingestLocusBounds } from './ingest-gene-models.ts'
import { featureColumns, placeOf, toFeatureRow } from './to-feature-row.ts'

/**
 * Araport11 as GFF3: loci, their transcripts and the parts of these. It contains everything in the GTF file and the list of loci,
 * and is read instead of both.
 */
export const ingestGeneModelsGff3: Source = {
  title: 'Araport11 loci and gene models (GFF3)',
  file: /^Araport11_GFF3_genes_transposons.*\.gff3?(\.gz)?$/,
  isRequired: false,
  replaces: [ingestGeneModels, ingestLocusBounds],
  ...citations.araport11,
  tables: { gene_model_feature: featureColumns, locus_bounds: boundsColumns },
  ingest: readGeneModels,
}

/** Parts of gene models, with their name in the GTF file. */
const partTypes: Readonly<Record<string, string>> = {
  exon: 'exon',
  pseudogenic_exon: 'exon',
  CDS: 'CDS',
  five_prime_UTR: '5UTR',
  three_prime_UTR: '3UTR',
}

type OpenLocus = { feature: Gff3Feature; transcripts: number }

/**
 * Parents precede their children in the published file, but need not: a feature without a known parent waits for the directive that says
 * that all were named. Names are dropped there, so that only one or two loci are in memory.
 */
function readGeneModels(out: RowWriter): LineReader {
  const loci = new Map<string, OpenLocus>()
  const locusOf = new Map<string, string>()
  const waiting: Gff3Feature[] = []

  /** False if its parents are not known. Other features, such as transposons and proteins, are skipped. */
  function place(feature: Gff3Feature): boolean {
    const part = partTypes[feature.type]
    if (part !== undefined) return placePart(feature, part)
    const locus = feature.parents.find((parent) => loci.has(parent))
    if (feature.id === null || !locus) return !feature.parents.some(isAgiName)
    const open = loci.get(locus)
    if (open) open.transcripts++
    locusOf.set(feature.id, locus)
    return true
  }

  /** A part shared by several gene models belongs to each. In some files the parents include proteins. */
  function placePart(feature: Gff3Feature, type: string): boolean {
    const { seqid, source, start, end, strand, phase: frame } = feature
    const models = feature.parents.filter((parent) => locusOf.has(parent))
    for (const model of models) {
      const row = toFeatureRow({ model, locus: locusOf.get(model) ?? '', source, type, seqid, start, end, strand, frame })
      if (row.ok) out.row('gene_model_feature', row.value)
      else out.reject(row.reason)
    }
    return models.length > 0
  }

  function finish(): void {
    // Transcripts before their parts, whatever the order in the file.
    const late = [...waiting.filter(isTranscript), ...waiting.filter((feature) => !isTranscript(feature))]
    for (const feature of late) {
      if (!place(feature)) out.reject(`${feature.type} ${feature.id ?? ''} has no parent in the file: ${feature.parents.join(', ')}`)
    }
    for (const locus of loci.values()) writeBounds(out, locus)
    loci.clear()
    locusOf.clear()
    waiting.length = 0
  }

  return readGff3({
    feature(feature) {
      if (feature.parents.length === 0 && feature.id !== null && isAgiName(feature.id)) loci.set(feature.id, { feature, transcripts: 0 })
      else if (!place(feature)) waiting.push(feature)
    },
    whole: finish,
    reject: out.reject,
  })
}

function isTranscript({ type }: Gff3Feature): boolean {
  return partTypes[type] === undefined
}

function writeBounds(out: RowWriter, { feature, transcripts }: OpenLocus): void {
  const position = placeOf(feature)
  const code = typeCodeOf(feature)
  if (!position.ok) out.reject(position.reason)
  else if (code === null) out.reject(`${feature.id} has no locus_type`)
  else {
    const { chromosome, orientation } = position.value
    out.row('locus_bounds', [feature.id?.toUpperCase() ?? '', chromosome, feature.start, feature.end, orientation, code, transcripts])
  }
}

/** The codes of the list of loci: protein coding, pseudogene, gene of a transposable element, other RNA, novel transcribed region. */
function typeCodeOf({ type, attributes }: Gff3Feature): number | null {
  const locusType = (attributes.locus_type?.[0] ?? (type === 'gene' ? '' : type)).toLowerCase()
  if (locusType === '') return null
  if (locusType.startsWith('protein_coding')) return 1
  if (locusType.startsWith('pseudogen')) return 2
  if (locusType.startsWith('transposable_element')) return 3
  return locusType === 'novel_transcribed_region' ? 5 : 4
}
