import { dayOf } from '@rosette/contract-kit/clock.ts'
import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { gafLine } from '@rosette/file-formats/gaf-line.ts'
import { sql } from 'kysely'
import { aspects, gafObjectType, gafRelation } from '../../../downloads/server/exports/gaf-terms.ts'
import type { AcceptedLine } from './accepted-lines.ts'

type GafFacts = Pick<AcceptedLine, 'locusName' | 'termId' | 'evidenceCode' | 'partners' | 'pubmedId'> & { approvedAt: Date }

export type GafWriter = {
  /** The line of an annotation, with its end; null if the release does not know its locus or term any more. */
  lineOf(line: GafFacts): string | null
  ontologyOf(line: Pick<GafFacts, 'termId'>): 'GO' | 'PO' | null
}

const isOf = (ontology: readonly { category: string }[], category: string) => ontology.some((each) => each.category === category)

/** Writes annotations by members as GAF, with what the release knows of their loci and terms. */
export async function openGafWriter(db: ReleaseDb, lines: readonly Pick<GafFacts, 'locusName' | 'termId'>[]): Promise<GafWriter> {
  const [loci, terms] = await Promise.all([
    lociQuery(db, [...new Set(lines.map(({ locusName }) => locusName))]).execute(),
    termsQuery(db, [...new Set(lines.flatMap(({ termId }) => termId ?? []))]).execute(),
  ])
  const locusOf = new Map(loci.map((row) => [row.name, row]))
  const termOf = new Map(terms.map((row) => [row.termId, row]))
  return {
    ontologyOf({ termId }) {
      const category = termOf.get(termId ?? '')?.category ?? ''
      if (isOf(geneOntologyCategories, category)) return 'GO'
      return isOf(plantOntologyCategories, category) ? 'PO' : null
    },
    lineOf({ locusName, termId, evidenceCode, partners, pubmedId, approvedAt }) {
      const locus = locusOf.get(locusName)
      const term = termOf.get(termId ?? '')
      if (!locus || !term || term.isObsolete || evidenceCode === null) return null
      const { category, isComplex } = term
      const symbols = locus.symbols ?? []
      const [symbol = locusName] = symbols
      return gafLine({
        // Every locus of the genome has such a code; TAIR's own number is not known of all.
        ...(locus.tairObjectId === null
          ? { database: 'AGI_LocusCode', objectId: locusName }
          : { database: 'TAIR', objectId: `locus:${locus.tairObjectId}` }),
        symbol,
        // Plant Ontology's files have no relation.
        qualifiers: isOf(geneOntologyCategories, category) ? [gafRelation({ category, relationship: null, isComplex })] : [],
        termId: term.termId,
        references: [`PMID:${pubmedId}`],
        evidenceCode,
        with: partners.map((partner) => `AGI_LocusCode:${partner}`),
        aspect: aspects[category] ?? '',
        objectName: locus.fullName,
        synonyms: [...new Set([locusName, ...symbols])].filter((name) => name !== symbol || name === locusName),
        objectType: gafObjectType(locus.geneModelType),
        taxa: ['taxon:3702'],
        date: dayOf(approvedAt),
        assignedBy: 'Rosette',
      })
    },
  }
}

function lociQuery(db: ReleaseDb, names: readonly string[]) {
  return db
    .selectFrom('locus')
    .leftJoin('locusSymbol as symbol', 'symbol.locusId', 'locus.locusId')
    .select(['locus.name', 'locus.tairObjectId', 'locus.geneModelType'])
    .select(sql<string[] | null>`array_agg(symbol.symbol order by symbol.rank) filter (where symbol.symbol is not null)`.as('symbols'))
    .select(sql<string | null>`min(symbol.full_name) filter (where symbol.rank = 0)`.as('fullName'))
    .where('locus.name', '=', amongKeys(names))
    .groupBy(['locus.name', 'locus.tairObjectId', 'locus.geneModelType'])
}

function termsQuery(db: ReleaseDb, ids: readonly string[]) {
  return db
    .selectFrom('ontologyTerm as term')
    .select((eb) => [eb.ref('term.externalId').$notNull().as('termId'), 'term.category', 'term.isObsolete'])
    .select(({ exists, selectFrom, or, eb }) =>
      or([
        eb('term.externalId', '=', complex),
        exists(
          selectFrom('ontologyClosure as path')
            .innerJoin('ontologyTerm as above', 'above.keywordId', 'path.ancestorId')
            .select('above.keywordId')
            .whereRef('path.descendantId', '=', 'term.keywordId')
            .where('above.externalId', '=', complex),
        ),
      ])
        .$castTo<boolean>()
        .as('isComplex'),
    )
    .where('term.externalId', '=', amongKeys(ids))
}

/** Protein-containing complex. */
const complex = 'GO:0032991'
