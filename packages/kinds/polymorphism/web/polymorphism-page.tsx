import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatMutationSite } from '../contract/mutation-sites.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { formatPolymorphismType } from '../contract/polymorphism-types.ts'
import { PolymorphismFlanks } from './polymorphism-flanks.tsx'
import { PolymorphismSummary } from './polymorphism-summary.tsx'
import { geneTable, mapLocationTable, publicationTable } from './polymorphism-tables.tsx'

/** DPOLY-005: eight sections, always all of them, in this order. */
export const page = definePage<PolymorphismRecord>({
  identifier: ({ originalName }) => originalName,
  lead: ({ description }) => description,
  keyFacts: ({ polymorphismType: type, insertionType, mutationSite: site, alleleMode, inheritance, associatedGenes: [gene] }) => [
    { label: 'Type', value: type ? formatPolymorphismType(type) : 'Unknown', context: insertionType },
    { label: 'Site', value: site ? formatMutationSite(site) : 'Unknown' },
    { label: 'Allele mode', value: alleleMode ?? 'Unknown' },
    { label: 'Inheritance', value: inheritance ?? 'Unknown' },
    { label: 'Gene', value: gene ? <RecordLink to={gene.locus} /> : 'Unknown', context: gene?.region },
  ],
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: PolymorphismSummary },
    { id: 'genes', title: 'Associated Genes', block: 'table', table: geneTable, emptyText: emptyTexts.associatedGenesOfProtein },
    {
      id: 'polymorphisms',
      title: 'Associated Polymorphisms',
      block: 'links',
      links: ({ tfcPolymorphisms }) => tfcPolymorphisms,
      emptyText: emptyTexts.associatedPolymorphisms,
    },
    {
      id: 'markers',
      title: 'Genetic Markers',
      block: 'links',
      links: ({ geneticMarkers }) => geneticMarkers,
      emptyText: emptyTexts.markers,
    },
    {
      id: 'germplasms',
      title: 'Germplasms',
      block: 'links',
      links: ({ germplasmCollections }) => germplasmCollections,
      emptyText: emptyTexts.germplasms,
    },
    { id: 'maps', title: 'Maps', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
    {
      id: 'sequences',
      title: 'Associated Nucleotide Sequences',
      block: 'custom',
      render: PolymorphismFlanks,
      count: ({ associatedNucleotideSequences }) => associatedNucleotideSequences.length,
      isEmpty: ({ associatedNucleotideSequences }) => associatedNucleotideSequences.length === 0,
      emptyText: emptyTexts.flankingSequences,
    },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
  ],
})
