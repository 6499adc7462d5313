import { expect, test } from 'vitest'
import type { FolderManifest, ManifestFile } from '../contract/folder-manifest.ts'
import { croissantOf, type ListedFolder } from './croissant.ts'

const types = ['boolean', 'smallint', 'integer', 'bigint', 'real', 'double precision', 'text', 'date', 'jsonb', 'bytea', 'text[]', 'real[]']

const file = (name: string, further: Partial<ManifestFile> = {}): ManifestFile => ({
  name,
  title: `What ${name} holds`,
  bytes: 12,
  sha256: 'a'.repeat(64),
  rows: 3,
  licences: ['CC-BY 4.0'],
  ...further,
})

const folder = (path: string, files: ManifestFile[]): ListedFolder => {
  const manifest: FolderManifest = {
    releaseId: '2026_11_17_1',
    date: '2026-11-17',
    generatedBy: 'Rosette',
    citations: ['Berardini 2015.'],
    files,
  }
  return { path, manifest }
}

const columns = types.map((type) => ({ name: `of ${type}`, type, isNullable: true, description: type === 'text' ? 'Some words.' : null }))
const given = {
  folders: [
    folder('Public_Data_Releases/2026_11_17_1', [file('go_bp.gmt'), file('genes.tsv.gz', { licences: ['CC0'] })]),
    folder('Public_Data_Releases/2026_11_17_1/parquet', [file('locus.parquet', { columns })]),
  ],
  doi: null,
  publicUrl: 'https://rosette.example',
  isOpen: true,
} satisfies Parameters<typeof croissantOf>[0]

test('[BULKDATA-007] files have their address and sum, tables their columns with types', () => {
  const croissant = croissantOf(given)
  expect(croissant).toMatchObject({
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    version: '2026.11.17+1',
    datePublished: '2026-11-17',
    license: ['https://creativecommons.org/licenses/by/4.0/', 'https://creativecommons.org/publicdomain/zero/1.0/'],
    isAccessibleForFree: true,
    citeAs:
      'Rosette release 2026_11_17_1 (2026-11-17), https://rosette.example/download_files/Public_Data_Releases/2026_11_17_1. Berardini 2015.',
  })
  expect(croissant.distribution).toContainEqual({
    '@type': 'cr:FileObject',
    '@id': 'locus.parquet',
    name: 'locus.parquet',
    description: 'What locus.parquet holds',
    contentUrl: 'https://rosette.example/download_files/Public_Data_Releases/2026_11_17_1/parquet/locus.parquet',
    contentSize: '12 B',
    encodingFormat: 'application/x-parquet',
    sha256: 'a'.repeat(64),
  })
  // Every table is written by the function that is tested here.
  const [set] = croissant.recordSet as { field: { dataType: string; isArray?: boolean; description?: string; source: unknown }[] }[]
  expect(set?.field.map(({ dataType, isArray }) => `${dataType}${isArray ? '[]' : ''}`)).toEqual([
    'sc:Boolean',
    'cr:Int16',
    'cr:Int32',
    'cr:Int64',
    'cr:Float32',
    'cr:Float64',
    'sc:Text',
    'sc:Date',
    'sc:Text',
    'cr:UInt8[]',
    'sc:Text[]',
    'cr:Float32[]',
  ])
  expect(set?.field[6]).toMatchObject({
    description: 'Some words.',
    source: { fileObject: { '@id': 'locus.parquet' }, extract: { column: 'of text' } },
  })
})

test('[BULKDATA-007] a release with a DOI is cited by it, and is the same thing', () => {
  const croissant = croissantOf({ ...given, doi: '10.5281/zenodo.1234567', isOpen: false })
  expect(croissant).toMatchObject({
    identifier: 'https://doi.org/10.5281/zenodo.1234567',
    sameAs: 'https://doi.org/10.5281/zenodo.1234567',
    citeAs: expect.stringContaining('(2026-11-17), https://doi.org/10.5281/zenodo.1234567.'),
    isAccessibleForFree: false,
  })
  expect(croissantOf(given)).not.toHaveProperty('identifier')
})

test('[BULKDATA-007] what no column of a release has is not passed off as text', () => {
  const odd = file('odd.parquet', { columns: [{ name: 'x', type: 'numeric', isNullable: true, description: null }] })
  expect(() => croissantOf({ ...given, folders: [folder('Public_Data_Releases/x', [odd])] })).toThrow('Croissant has no type for numeric')
})
