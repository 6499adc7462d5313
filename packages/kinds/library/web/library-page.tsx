import { definePage, defineTable, type Fact } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { StockDetails } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { CloneHostFacts, cloneVectorColumns, cloneVectorKey } from '@rosette/ui-kit/table/clone-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { LibraryRecord } from '../contract/library-record.ts'

const vectorTable = defineTable({
  columns: cloneVectorColumns,
  rows: (library: LibraryRecord) => library.vector,
  rowKey: cloneVectorKey,
})

const facts: readonly Fact<LibraryRecord>[] = [
  { label: 'Name', value: (library) => library.name },
  { label: 'Abbreviation', value: (library) => library.abbreviation },
  { label: 'Aliases', value: ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : emptyTexts.alias) },
  { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `Library:${tairAccession}` },
  { label: 'Description', value: (library) => library.description },
  { label: 'Insert type', value: ({ insertType }) => insertType?.replaceAll('_', ' ') },
  { label: 'Insert size range', value: (library) => library.insertSizeRange },
  // DLIB-003: two are shown, however many are recorded.
  { label: 'Restriction enzyme 1', value: ({ restrictionEnzymes }) => restrictionEnzymes[0]?.name },
  { label: 'Restriction enzyme 2', value: ({ restrictionEnzymes }) => restrictionEnzymes[1]?.name },
  { label: 'Date last modified', value: (library) => library.dateLastModified },
]

/** DLIB-001: a single section. */
export const page = definePage<LibraryRecord>({
  identifier: (library) => library.name,
  lead: (library) => library.description,
  keyFacts: (library) => [
    { label: 'Insert type', value: library.insertType?.replaceAll('_', ' ') },
    { label: 'Insert size range', value: library.insertSizeRange },
    { label: 'Vector', value: library.vector[0]?.name, context: library.vector[0]?.vectorType },
    { label: 'Stock', value: library.stocks[0]?.name, context: library.stocks[0]?.stockAvailabilityType },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        { id: 'facts', block: 'facts', facts },
        { id: 'vectors', title: 'Vectors', block: 'table', table: vectorTable, emptyText: emptyTexts.vectors },
        {
          id: 'host-strains',
          title: 'Host Strains',
          block: 'custom',
          render: ({ record }) => <CloneHostFacts hosts={record.hostStrains} />,
          isEmpty: (library) => library.hostStrains.length === 0,
          emptyText: emptyTexts.hostStrains,
        },
        { id: 'stocks', title: 'Stocks', block: 'custom', render: ({ record }) => <StockDetails stocks={record.stocks} /> },
        {
          id: 'germplasms',
          title: 'Germplasms',
          block: 'links',
          links: (library) => library.germplasms,
          emptyText: emptyTexts.germplasms,
        },
        ...curationParts<LibraryRecord>(emptyTexts.attributions),
      ],
    },
  ],
})
