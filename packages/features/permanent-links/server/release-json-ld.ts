import { licencePath } from '../../site/contract/licence-path.ts'
import { licencesOf, type ReleaseOrigin } from '../../site/server/release-origin.ts'

type Described = ReleaseOrigin & { description: string }

const context = 'https://schema.org'
const bioschemas = 'https://bioschemas.org/profiles'
const conformsTo = 'http://purl.org/dc/terms/conformsTo'

const publisher = { '@type': 'Organization', name: 'Rosette', url: '/about/overview' }

/** The site for programs that collect data catalogues (FAIR-002). Addresses are completed by the document. */
export function catalogJsonLd({ releaseId, description }: Described): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'DataCatalog',
    [conformsTo]: { '@id': `${bioschemas}/DataCatalog/0.3-RELEASE-2019_07_01`, '@type': 'CreativeWork' },
    name: 'Rosette',
    description,
    keywords: ['Arabidopsis thaliana', 'genes', 'germplasm', 'gene function', 'plant biology'],
    url: '/',
    license: licencePath,
    publisher,
    provider: publisher,
    dataset: { '@type': 'Dataset', name: nameOf(releaseId), version: releaseId, url: licencePath },
  }
}

/** The release that the site serves, with what it was made from. */
export function datasetJsonLd({ releaseId, date, sources, description }: Described): Record<string, unknown> {
  return {
    '@context': context,
    '@type': 'Dataset',
    [conformsTo]: { '@id': `${bioschemas}/Dataset/1.0-RELEASE`, '@type': 'CreativeWork' },
    name: nameOf(releaseId),
    description,
    identifier: releaseId,
    version: releaseId,
    datePublished: date,
    url: licencePath,
    license: licencesOf(sources).map((name) => licencePages[name] ?? { '@type': 'CreativeWork', name }),
    publisher,
    creator: publisher,
    citation: [...new Set(sources.map(({ citation }) => citation))].filter(Boolean).sort(),
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Rosette', url: '/' },
    distribution: [
      { '@type': 'DataDownload', name: 'Files of the release', encodingFormat: 'text/html', contentUrl: '/download/overview' },
      { '@type': 'DataDownload', name: 'API', encodingFormat: 'application/json', contentUrl: '/api/openapi.json' },
    ],
  }
}

const nameOf = (releaseId: string) => `Rosette release ${releaseId}`

/** The pages of licences that have one; others are known by their words. */
const licencePages: Readonly<Record<string, string>> = {
  'CC-BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
}
