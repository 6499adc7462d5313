import { doiAddress } from '@rosette/contract-kit/text/parse-doi.ts'
import { licencePath } from '../../site/contract/licence-path.ts'
import { licencesOf, type ReleaseOrigin } from '../../site/server/release-origin.ts'
import { licencesForJsonLd } from './licence-pages.ts'
import { publisherPath } from './record-links.ts'

const context = 'https://schema.org'
const bioschemas = 'https://bioschemas.org/profiles'
const conformsTo = 'http://purl.org/dc/terms/conformsTo'

const keywords = ['Arabidopsis thaliana', 'genes', 'germplasm', 'gene function', 'plant biology']

const publisher = { '@type': 'Organization', name: 'Rosette', url: publisherPath }

/** The site for programs that collect data catalogues (FAIR-002). Addresses are completed by the document. */
export function catalogJsonLd({ releaseId }: Pick<ReleaseOrigin, 'releaseId'>, description: string): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'DataCatalog',
    '@id': '/',
    [conformsTo]: { '@id': `${bioschemas}/DataCatalog/0.3-RELEASE-2019_07_01`, '@type': 'CreativeWork' },
    name: 'Rosette',
    description,
    keywords,
    url: '/',
    license: licencePath,
    publisher,
    provider: publisher,
    dataset: { '@type': 'Dataset', name: nameOf(releaseId), version: releaseId, url: licencePath },
  }
}

/** The release that the site serves, with what it was made from, and where all its tables are described if they were exported. */
export function datasetJsonLd({ releaseId, date, doi, sources }: ReleaseOrigin, metadata: string | null): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'Dataset',
    '@id': licencePath,
    [conformsTo]: { '@id': `${bioschemas}/Dataset/1.0-RELEASE`, '@type': 'CreativeWork' },
    name: nameOf(releaseId),
    description: `Genes, gene models, proteins, annotations, germplasms, polymorphisms and publications of Arabidopsis thaliana in Rosette release ${releaseId}.`,
    keywords,
    identifier: doi === null ? releaseId : [doiAddress(doi), releaseId],
    ...(doi !== null && { sameAs: doiAddress(doi) }),
    version: releaseId,
    datePublished: date,
    url: licencePath,
    license: licencesForJsonLd(licencesOf(sources)),
    publisher,
    creator: publisher,
    citation: [...new Set(sources.map(({ citation }) => citation))].filter(Boolean).sort(),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Rosette', url: '/' },
    distribution: [
      { '@type': 'DataDownload', name: 'Files of the release', encodingFormat: 'text/html', contentUrl: '/download/overview' },
      { '@type': 'DataDownload', name: 'API', encodingFormat: 'application/json', contentUrl: '/api/openapi.json' },
      ...(metadata === null
        ? []
        : [
            {
              '@type': 'DataDownload',
              name: 'Tables of the release, in Croissant',
              encodingFormat: 'application/ld+json',
              contentUrl: metadata,
            },
          ]),
    ],
  }
}

const nameOf = (releaseId: string) => `Rosette release ${releaseId}`
