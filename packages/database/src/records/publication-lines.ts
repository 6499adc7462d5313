import { type SelectQueryBuilder, sql } from 'kysely'

/** The columns of a line about a publication. */
export const publicationColumns = [
  'publication.referenceId',
  'publication.title',
  'publication.authors',
  'publication.pubmedId',
  'publication.publicationYear',
  'publication.pubName',
  'publication.firstLoci',
  'publication.locusTotal',
] as const

/** `query.$call(newestFirst)`: publications in the order of the lists of a gene. */
export function newestFirst<Tables, Joined extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Joined, Row>) {
  return query
    .orderBy(sql.ref('publication.publicationYear'), (order) => order.desc().nullsLast())
    .orderBy(sql.ref('publication.pubmedId'), (order) => order.desc().nullsLast())
    .orderBy(sql.ref('publication.referenceId'), 'desc')
}
