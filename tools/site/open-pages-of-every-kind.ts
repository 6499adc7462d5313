import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { sitePages } from '@rosette/features/site/contract/site-pages.ts'
import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { formCategories, searchCategories } from '@rosette/kinds/registry/search-entries.ts'

type Site = {
  db: Database
  releaseId: string
  open(path: string): Promise<{ status: number; text: string }>
}

/**
 * Opens a page of every kind, as a browser does, and makes sure that the server renders those that have a first view: what rendering loads
 * is then in its process. Answers what is wrong, in words.
 */
export async function openPagesOfEveryKind({ db, releaseId, open }: Site): Promise<string[]> {
  const rendered = [
    '/',
    ...formCategories.map((category) => `/search/${category}`),
    ...searchCategories.map((category) => `/results?mainType=general&category=${category}&searchText=AG`),
    ...(await findRecords(db, releaseId)),
  ]
  const others = sitePages.map(({ path }) => path).filter((path) => !path.includes('$') && !rendered.includes(path))
  const complaints: string[] = []
  for (const path of rendered) {
    const { status, text } = await open(path)
    if (status !== 200 || !/<div id="root">(?!<\/div>)/.test(text)) complaints.push(`${path} was not rendered: status ${status}`)
  }
  for (const path of others) {
    const { status } = await open(path)
    if (status >= 500) complaints.push(`${path} answered with status ${status}`)
  }
  return complaints
}

/** The address of a record of each kind. People and organizations lie beside the release. */
async function findRecords({ pool }: Database, releaseId: string): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string; key: string }>(
    `select kind, min(key)::text as key from ${schemaOf(releaseId)}.record_document group by kind
     union all select kind, min(community_id)::text from community.member group by kind`,
  )
  const keys = new Map(rows.map(({ kind, key }) => [kind, Number(key)]))
  return kindNames.map((name) => recordPath(kinds[name], keys.get(name) ?? 0))
}
