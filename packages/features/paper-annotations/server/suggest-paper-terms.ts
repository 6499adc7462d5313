import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import type { TermDependencies } from '../../results/server/terms-named.ts'
import { findTerms } from '../../suggest/server/suggest-terms.ts'
import type { PaperTerm } from '../contract/paper-to-annotate.ts'
import { loadTerms } from './load-terms.ts'

const mostSuggested = 12

/** Terms that an annotation may have, by id, name or synonym; also those that no gene has yet. */
export async function suggestPaperTerms(
  { db, ...dependencies }: TermDependencies & { db: ReleaseDb },
  { text, locus }: { text: string; locus: string | undefined },
  call: CallOptions,
): Promise<PaperTerm[]> {
  const hits = await findTerms(dependencies, text, call, { filter: isAnnotatable, size: mostSuggested })
  const ids = hits.flatMap(({ gopoId }) => gopoId ?? [])
  const [terms, synonyms, there] = await Promise.all([
    loadTerms(db, ids),
    synonymsQuery(db, ids).execute(),
    locus === undefined ? [] : termsOfLocusQuery(db, locus, ids).execute(),
  ])
  const typed = text.toLowerCase()
  return ids.flatMap((id) => {
    const term = terms.get(id)
    if (term === undefined || term.isObsolete || term.isRoot || term.evidences.length === 0) return []
    const { name, category, definition, geneCount, evidences } = term
    const isNamed = name.toLowerCase().includes(typed) || id.toLowerCase() === typed
    const synonym = isNamed ? undefined : synonyms.find((each) => each.id === id && each.synonym.toLowerCase().includes(typed))
    const isThere = there.some((each) => each.id === id)
    return [{ id, name, category, definition, geneCount, evidences: [...evidences], synonym: synonym?.synonym ?? null, isThere }]
  })
}

const isAnnotatable = { bool: { must_not: [{ term: { is_obsolete: { value: true } } }] } }

function synonymsQuery(db: ReleaseDb, ids: readonly string[]) {
  return db
    .selectFrom('ontologySynonym as line')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'line.keywordId')
    .select((eb) => [eb.ref('term.externalId').$notNull().as('id'), 'line.synonym'])
    .where('term.externalId', '=', amongKeys(ids))
    .orderBy('line.synonym')
}

function termsOfLocusQuery(db: ReleaseDb, locus: string, ids: readonly string[]) {
  return db
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select((eb) => eb.ref('term.externalId').$notNull().as('id'))
    .where('annotation.locusName', '=', locus)
    .where('annotation.isNegated', '=', false)
    .where('term.externalId', '=', amongKeys(ids))
}
