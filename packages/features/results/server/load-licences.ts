import { ReleaseSource } from '@rosette/contract-kit/release-facts.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { z } from 'zod'

const Sources = z.array(ReleaseSource)

/** Under which licences the files were published that the rows follow from, each once. */
export async function loadLicences(db: CommunityDb, releaseId: string, source: ResultSource): Promise<string[]> {
  const kind = 'kind' in source ? source.kind : kindOfListing(source.listing)
  const row = await db.selectFrom('release').select('sources').where('id', '=', releaseId).executeTakeFirstOrThrow()
  const sources = Sources.parse(row.sources).filter(({ recordKinds }) => recordKinds.some((name) => name === kind))
  return [...new Set(sources.map(({ licence }) => licence))].sort()
}

function kindOfListing(listing: string): string | null {
  return Object.entries(kindServers).find(([, server]) => Object.hasOwn(server.listings ?? {}, listing))?.[0] ?? null
}
