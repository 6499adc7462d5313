import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { type GafAnnotation, isGafComment, parseGafLine } from '@rosette/file-formats/gaf.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { cleanText } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { annotationColumns, parseReferences } from './annotation-line.ts'

export const ingestGoAnnotationFile = annotationFile('complete', {
  title: 'GO annotations',
  file: /^(gene_association\.tair(\.\d+)?|tair\.gaf)(\.gz)?$/,
  ...citations.tair,
})

/** A file that its publisher cut. It affirms nothing by itself, but what it denies no list without qualifiers can affirm. */
export const ingestGoAnnotationPart = annotationFile('part', {
  title: 'Denied GO annotations, and references of others',
  file: /^gene_association\.tair\.\d+\.part(\.gz)?$/,
  ...citations.tair,
})

export const ingestPlantAnatomyFile = annotationFile('complete', {
  title: 'Annotations to plant structures',
  file: /^po_anatomy_gene_arabidopsis_tair\.assoc(\.gz)?$/,
  ...citations.plantOntology,
})

export const ingestPlantStageFile = annotationFile('complete', {
  title: 'Annotations to growth and developmental stages',
  file: /^po_temporal_gene_arabidopsis_tair\.assoc(\.gz)?$/,
  ...citations.plantOntology,
})

/** What members of a site of ours annotated and curators accepted. */
export const ingestMemberAnnotations = ['gene_association.rosette.gaf', 'rosette_plant_ontology.assoc'].map((name) =>
  annotationFile('complete', {
    title: `Annotations by members (${name})`,
    file: new RegExp(`^${name.replaceAll('.', '\\.')}(\\.gz)?$`),
    ...citations.release,
  }),
)

function annotationFile(standing: 'complete' | 'part', head: Pick<Source, 'title' | 'file' | 'licence' | 'citation'>): Source {
  return {
    ...head,
    isRequired: false,
    tables: { annotation_line: annotationColumns },
    ingest: (out) => ({
      line(text) {
        if (isGafComment(text)) return
        const parsed = parseGafLine(cleanText(text))
        const row = parsed.ok ? toRow(standing, parsed.value) : parsed
        if (row.ok) out.row('annotation_line', row.value)
        else out.reject(row.reason)
      },
    }),
  }
}

function toRow(standing: 'complete' | 'part', annotation: GafAnnotation): Parsed<CopyValue[]> {
  const locus = locusOf(annotation)
  const evidence = parseEvidenceCode(annotation.evidenceCode)
  if (evidence === null) return refuse(`${JSON.stringify(annotation.evidenceCode)} is not an evidence code`)
  const { type, referenceId, pubmedId } = parseReferences(annotation.references)
  const [relationship] = annotation.qualifiers.filter((qualifier) => qualifier !== 'NOT')
  return accept([
    standing,
    locus,
    annotation.termId,
    // GAF 2.2, column 4: 'NOT|involved_in' negates the annotation.
    annotation.qualifiers.includes('NOT'),
    relationship?.replaceAll('_', ' ') ?? null,
    evidence,
    null,
    annotation.with.join('|') || null,
    type,
    referenceId,
    pubmedId,
    annotation.date,
    annotation.assignedBy,
  ])
}

/** TAIR writes the locus name as name, symbol or synonym, sometimes as a gene model. A genetic locus has only a symbol. */
function locusOf({ objectName, symbol, synonyms, objectId }: GafAnnotation): string {
  const names = [objectName ?? '', symbol, ...synonyms]
  const agi = names.flatMap((name) => locusOfName(name) ?? [])[0]
  return agi ?? (symbol || objectName || objectId)
}
