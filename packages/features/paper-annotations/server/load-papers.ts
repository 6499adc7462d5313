import { splitAuthors } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type Paper, parsePaperId } from '../contract/paper-to-annotate.ts'

/** A paper of the release by its PubMed ID or DOI; null if the text is neither, the release lacks it, or it has no PubMed ID. */
export async function findPaper(db: ReleaseDb, text: string): Promise<Paper | null> {
  const id = parsePaperId(text)
  if (id === null) return null
  const named = papersQuery(db).limit(1)
  const row =
    'pubmedId' in id
      ? await named.where('pubmedId', '=', id.pubmedId).executeTakeFirst()
      : await named.where((eb) => eb(eb.fn<string>('lower', ['doi']), '=', id.doi)).executeTakeFirst()
  return row ? toPaper(row) : null
}

export async function loadPapers(db: ReleaseDb, pubmedIds: readonly number[]): Promise<Map<number, Paper>> {
  const rows = await papersQuery(db).where('pubmedId', '=', amongKeys(pubmedIds)).execute()
  return new Map(rows.map((row) => [row.pubmedId, toPaper(row)]))
}

function papersQuery(db: ReleaseDb) {
  return db
    .selectFrom('publication')
    .select(['referenceId', 'title', 'authors', 'pubName', 'publicationYear', 'doi'])
    .select((eb) => eb.ref('pubmedId').$notNull().as('pubmedId'))
    .where('pubmedId', 'is not', null)
    .orderBy('referenceId', 'desc')
}

type PaperRow = Awaited<ReturnType<ReturnType<typeof papersQuery>['execute']>>[number]

function toPaper({ pubmedId, referenceId, title, authors, pubName, publicationYear, doi }: PaperRow): Paper {
  return { pubmedId, referenceId, title, authors: splitAuthors(authors), journal: pubName, year: publicationYear, doi }
}
