import { licencePages } from '../../permanent-links/server/licence-pages.ts'
import type { FileColumn, FolderManifest, ManifestFile } from '../contract/folder-manifest.ts'
import { plainFilePath } from '../contract/plain-file-path.ts'

/** The name of the metadata in the folder of a data release. */
export const croissantName = 'croissant.json'

/** The files of one folder, with what it says of them. */
export type ListedFolder = { path: string; manifest: FolderManifest }

type Described = {
  /** The folder of the data release and those below it; the first one says what release it is. */
  folders: readonly [ListedFolder, ...ListedFolder[]]
  /** Of the release, without the address that resolves it; null if it has none. */
  doi: string | null
  /** Where the site is. */
  publicUrl: string
  isOpen: boolean
}

/** A data release in the words of Croissant 1.1, https://docs.mlcommons.org/croissant/docs/croissant-spec-1.1.html. */
export function croissantOf({ folders, doi, publicUrl, isOpen }: Described): Record<string, unknown> {
  const [{ path, manifest }] = folders
  const address = (written: string) => new URL(written, publicUrl).href
  const files = folders.flatMap((folder) => folder.manifest.files.map((file) => ({ file, path: `${folder.path}/${file.name}` })))
  const licences = [...new Set(files.flatMap(({ file }) => file.licences))].sort()
  const title = `Rosette release ${manifest.releaseId}`
  const doiAddress = doi === null ? null : `https://doi.org/${doi}`
  return {
    '@context': context,
    '@id': address(plainFilePath(`${path}/${croissantName}`)),
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: `rosette-${manifest.releaseId}`,
    alternateName: title,
    description: `Genes, annotations, germplasms, publications and other records of Arabidopsis thaliana: the files and tables of data release ${manifest.releaseId}.`,
    ...(doiAddress !== null && { identifier: doiAddress, sameAs: doiAddress }),
    // A release is named by its day; versions of the vocabulary are three numbers.
    version: versionOf(manifest.releaseId),
    datePublished: manifest.date,
    url: address(plainFilePath(path)),
    license: licences.map((name) => licencePages[name] ?? name),
    citeAs: [`${title} (${manifest.date}), ${doiAddress ?? address(plainFilePath(path))}.`, ...manifest.citations].join(' '),
    creator: publisher(publicUrl),
    publisher: publisher(publicUrl),
    isAccessibleForFree: isOpen,
    keywords: ['Arabidopsis thaliana', 'genes', 'gene function', 'germplasm'],
    distribution: files.map(({ file, path: own }) => fileObjectOf(file, address(plainFilePath(own)))),
    recordSet: files.flatMap(({ file }) => (file.columns ? [recordSetOf(file, file.columns)] : [])),
  }
}

const publisher = (url: string) => ({ '@type': 'sc:Organization', name: 'Rosette', url })

function versionOf(releaseId: string): string {
  const numbers = releaseId.split('_').map(Number)
  const [year, month, day, ...further] = numbers
  return numbers.length >= 3 && numbers.every(Number.isInteger)
    ? [year, month, day].join('.') + further.map((one) => `+${one}`).join('')
    : '1.0.0'
}

function fileObjectOf({ name, title, bytes, sha256 }: ManifestFile, contentUrl: string): Record<string, unknown> {
  return {
    '@type': 'cr:FileObject',
    '@id': name,
    name,
    description: title,
    contentUrl,
    contentSize: `${bytes} B`,
    encodingFormat: formatOf(name),
    sha256,
  }
}

function formatOf(name: string): string {
  if (name.endsWith('.parquet')) return 'application/x-parquet'
  if (name.endsWith('.gz')) return 'application/gzip'
  return name.endsWith('.tsv') || name.endsWith('.gmt') ? 'text/tab-separated-values' : 'text/plain'
}

function recordSetOf({ name: file, title }: ManifestFile, columns: readonly FileColumn[]): Record<string, unknown> {
  const table = file.replace(/\.parquet$/, '')
  return {
    '@type': 'cr:RecordSet',
    '@id': table,
    name: table,
    description: title,
    field: columns.map(({ name, type, description }) => ({
      '@type': 'cr:Field',
      '@id': `${table}/${name}`,
      name: `${table}/${name}`,
      ...(description !== null && { description }),
      ...typeOf(type),
      source: { fileObject: { '@id': file }, extract: { column: name } },
    })),
  }
}

/** Bytes have no type of their own there: they are lists of numbers. */
function typeOf(type: string): { dataType: string; isArray?: true; arrayShape?: string } {
  const isList = type.endsWith('[]') || type === 'bytea'
  const dataType = dataTypes[type.replace('[]', '')]
  if (dataType === undefined) throw new Error(`Croissant has no type for ${type}`)
  return isList ? { dataType, isArray: true, arrayShape: '-1' } : { dataType }
}

const dataTypes: Readonly<Record<string, string>> = {
  boolean: 'sc:Boolean',
  smallint: 'cr:Int16',
  integer: 'cr:Int32',
  bigint: 'cr:Int64',
  real: 'cr:Float32',
  'double precision': 'cr:Float64',
  text: 'sc:Text',
  date: 'sc:Date',
  jsonb: 'sc:Text',
  bytea: 'cr:UInt8',
}

/** The context that the specification prescribes. */
const context = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  arrayShape: 'cr:arrayShape',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  containedIn: 'cr:containedIn',
  cr: 'http://mlcommons.org/croissant/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataBiases: 'cr:dataBiases',
  dataCollection: 'cr:dataCollection',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  equivalentProperty: 'cr:equivalentProperty',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  fileProperty: 'cr:fileProperty',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isArray: 'cr:isArray',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  personalSensitiveInformation: 'cr:personalSensitiveInformation',
  rai: 'http://mlcommons.org/croissant/RAI/',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  samplingRate: 'cr:samplingRate',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
}
