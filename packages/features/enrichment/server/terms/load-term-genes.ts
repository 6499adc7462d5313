import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { TermGenes } from '../../contract/enrichment-answer.ts'
import { evidencesOf } from '../../contract/evidences-of.ts'
import { termSources } from '../../contract/term-sources.ts'
import { type Enrichment, foundGenes } from '../run-enrichment.ts'
import { indicesOf } from '../sets/index-lists.ts'
import type { PropagatedSets } from '../sets/propagate.ts'

/** More genes than anyone reads; the file has all of them. */
export const mostTermGenes = 2000

/** The counted list genes of a term, with the annotations that put them there; null if the source has no such term. */
export async function loadTermGenes(db: ReleaseDb, enrichment: Enrichment, id: string): Promise<TermGenes | null> {
  const { sets, genes, settings } = enrichment
  const index = sets.terms.findIndex((term) => term.id === id)
  const term = sets.terms[index]
  if (!term) return null
  const all = foundGenes(enrichment, index).flatMap((gene) => genes.genes[gene] ?? [])
  const members = all.slice(0, mostTermGenes)
  const found = { ...named(term), loci: all.map(({ name }) => name) }
  if (!termSources[settings.source].isOntology) return { ...found, genes: members.map((gene) => ({ ...gene, annotations: [] })) }
  const below = [index, ...termsBelow(index, sets)].flatMap((each) => sets.terms[each] ?? [])
  const termOf = new Map(below.map((each) => [each.key, each]))
  const rows = await annotationsQuery(
    db,
    members.map(({ key }) => key),
    below.flatMap(({ key }) => key ?? []),
  ).execute()
  const evidences = evidencesOf(settings.evidence)
  const counted = rows.filter(({ evidenceCode }) => evidences === null || evidences.has(evidenceCode ?? 'not_stated'))
  const rowsOf = groupedBy(counted, 'locusId')
  return { ...found, genes: members.map((gene) => ({ ...gene, annotations: annotationsOf(rowsOf(gene.key), termOf) })) }
}

type Named = { id: string; name: string }
const named = ({ id, name }: Named): Named => ({ id, name })

type Annotation = TermGenes['genes'][number]['annotations'][number]

/** One for each term and evidence, with all its papers. */
function annotationsOf(
  rows: readonly RowOf<typeof annotationsQuery>[],
  termOf: ReadonlyMap<number | null, Named & { key: number | null }>,
): Annotation[] {
  const grouped = Map.groupBy(rows, ({ annotationId }) => annotationId)
  return Array.from(grouped.values()).flatMap(([first, ...further]) => {
    const term = first && termOf.get(first.keywordId)
    if (!first || !term) return []
    const papers = [first, ...further].flatMap(({ referenceId, pubmedId }) =>
      referenceId === null && pubmedId === null ? [] : [{ key: referenceId, pubmedId }],
    )
    return [{ ...named(term), key: term.key, evidence: first.evidenceCode, papers }]
  })
}

/** Step by step downwards, each once. */
function termsBelow(term: number, { children }: Pick<PropagatedSets, 'children'>): number[] {
  const seen = new Set([term])
  for (const each of seen) for (const child of indicesOf(children, each)) seen.add(child)
  seen.delete(term)
  return [...seen]
}

function annotationsQuery(db: ReleaseDb, locusIds: readonly number[], keywordIds: readonly number[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .leftJoin('annotationReference as reference', (join) =>
      join.onRef('reference.annotationId', '=', 'annotation.annotationId').on('reference.referenceType', '=', 'Publication'),
    )
    .select(['annotation.annotationId', 'annotation.locusId', 'annotation.keywordId', 'annotation.evidenceCode'])
    .select(['reference.referenceId', 'reference.pubmedId'])
    .where('annotation.locusId', '=', amongKeys(locusIds))
    .where('annotation.keywordId', '=', amongKeys(keywordIds))
    .where('annotation.isNegated', '=', false)
    .where((eb) => eb.or([eb('annotation.evidenceCode', 'is', null), eb('annotation.evidenceCode', '<>', 'ND')]))
    .orderBy('term.name')
    .orderBy('annotation.evidenceCode')
    .orderBy('reference.pubmedId')
}
