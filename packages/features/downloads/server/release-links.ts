import { doiAddress } from '@rosette/contract-kit/text/parse-doi.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { FileStore } from '@rosette/file-store/file-store.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { licenceAddress } from '../../permanent-links/server/licence-pages.ts'
import { publisherPath } from '../../permanent-links/server/record-links.ts'
import { licencePath } from '../../site/contract/licence-path.ts'
import { downloadFolderName, downloadFolders } from '../../site/contract/menus.ts'
import { formatLinkHeader, formatLinkset, linksetType, type MachineLink } from '../../site/server/machine-links.ts'
import { licencesOf, loadReleaseOrigin, type ReleaseOrigin } from '../../site/server/release-origin.ts'
import { sendTagged, tagged } from '../../site/server/send-tagged.ts'
import { fileTypeOf } from '../contract/file-types.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'
import { dataReleaseFolders } from './data-release-folders.ts'
import { findCroissant } from './load-croissant.ts'
import { loadListing } from './load-listing.ts'

const linksetPath = `${licencePath}.linkset`

type LinkDependencies = {
  db: { community: CommunityDb }
  files: FileStore
  settings: Pick<Settings, 'publicUrl'>
  releaseOf(request: FastifyRequest): string
}

/** A release, and where its exported tables are described; null if they were not exported. */
type DescribedRelease = { origin: ReleaseOrigin; metadata: string | null }

/** The links of the release as a dataset (SIGN-007). Its files are many, so that only the linkset has them. */
export function nameReleaseLinks(reply: FastifyReply, release: DescribedRelease, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const header = formatLinkHeader(linksOfRelease(release, publicUrl))
  if (header !== null) reply.header('link', header)
}

function linksOfRelease({ origin: { doi, sources }, metadata }: DescribedRelease, publicUrl: string): MachineLink[] {
  const at = (path: string) => new URL(path, publicUrl).href
  return [
    { rel: 'cite-as', href: doi === null ? at(licencePath) : doiAddress(doi) },
    { rel: 'type', href: 'https://schema.org/AboutPage' },
    { rel: 'type', href: 'https://schema.org/Dataset' },
    { rel: 'author', href: at(publisherPath) },
    { rel: 'license', href: licenceAddress(licencesOf(sources), publicUrl) },
    { rel: 'describedby', href: at('/api/release'), type: 'application/json' },
    ...(metadata === null ? [] : [{ rel: 'describedby', href: at(metadata), type: 'application/ld+json' }]),
    { rel: 'linkset', href: at(linksetPath), type: linksetType },
  ]
}

/** The linkset of the release: what its page links, and every file that anybody may download. */
export function addReleaseLinkset(pages: FastifyInstance, { db, files, settings, releaseOf }: LinkDependencies): void {
  pages.get(linksetPath, { schema: { hide: true }, config: { cost: 'page' } }, async (request, reply) => {
    const releaseId = releaseOf(request)
    const [origin, metadata] = await Promise.all([
      loadReleaseOrigin(db.community, releaseId),
      findCroissant(files, `${dataReleaseFolders.public}/${releaseId}`),
    ])
    const { publicUrl } = settings
    const links = [...linksOfRelease({ origin, metadata }, publicUrl), ...(await itemsOf(files, origin.releaseId, publicUrl))]
    const text = formatLinkset([{ anchor: new URL(licencePath, publicUrl).href, links }])
    return sendTagged(request, reply.header('cache-control', 'public, no-cache'), tagged(text, linksetType))
  })
}

async function itemsOf(files: FileStore, releaseId: string, publicUrl: string): Promise<MachineLink[]> {
  const listings = await Promise.all(downloadFolders.map((folder) => loadListing(files, `${downloadFolderName(folder)}/${releaseId}`)))
  return listings
    .flatMap((listing) => Object.values(listing ?? {}))
    .filter(({ type, isPremium }) => type === 'file' && !isPremium)
    .map(({ path }) => ({ rel: 'item', href: new URL(plainFilePath(path), publicUrl).href, type: fileTypeOf(path).type }))
}
