import { formatGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { WebLinks } from '@rosette/ui-kit/links/web-links.tsx'
import { InterproLanes } from '@rosette/ui-kit/pictures/domains/interpro-lanes.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import {
  GeneOntology,
  geneOntologyCount,
  PlantOntology,
  plantOntologyCount,
} from '@rosette/ui-kit/record/ontology/ontology-annotations.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { firstSentence } from '@rosette/ui-kit/text/first-sentence.ts'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import type { GeneRecord } from '../contract/gene-record.ts'
import { genePicture } from './gene-picture.tsx'
import { GeneSummary } from './gene-summary.tsx'
import {
  geneFeatureTable,
  germplasmTable,
  mapLocationTable,
  nucleotideSequenceTable,
  polymorphismTable,
  proteinTable,
  publicationTable,
} from './gene-tables.tsx'

/** DGENE-004: all ten sections are always shown, in this order. */
export const page = definePage<GeneRecord>({
  identifier: (gene) => gene.name,
  lead: (gene) => gene.description && firstSentence(gene.description),
  helpAddress: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',
  keyFacts: (gene) => [
    { label: 'Locus', value: gene.locus?.label, context: gene.isRepresentative ? 'representative model' : undefined },
    { label: 'Symbol', value: gene.primarySymbol ?? emptyTexts.symbols },
    { label: 'Gene model type', value: formatGeneModelType(gene.geneModelType) },
    { label: 'Position', isWide: true, value: position(gene) },
    { label: 'Exons', value: formatNumber(gene.geneFeatures.filter((part) => part.assignmentFeatureType === 'exon').length) },
    { label: 'Protein', value: gene.proteinData[0] ? `${formatNumber(gene.proteinData[0].length)} aa` : null },
  ],
  files: () => import('./gene-files.ts'),
  opening: genePicture,
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: GeneSummary },
    {
      id: 'maps',
      title: 'Maps and Mapping Data',
      block: 'parts',
      count: () => 0,
      parts: [
        { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
        { id: 'gene-features', title: 'Gene Features', block: 'table', table: geneFeatureTable, emptyText: emptyTexts.geneFeatures },
      ],
    },
    { id: 'sequences', title: 'Sequences', block: 'table', table: nucleotideSequenceTable, emptyText: emptyTexts.sequencesOfLocus },
    {
      id: 'protein',
      title: 'Protein Data',
      block: 'parts',
      parts: [
        { id: 'proteins', block: 'table', table: proteinTable, emptyText: emptyTexts.proteinData },
        { id: 'domains', title: 'Domains', block: 'custom', render: GeneDomains, isEmpty: hasNoDomain },
      ],
    },
    {
      id: 'expression',
      title: 'Expression',
      block: 'custom',
      render: PlantOntology,
      count: plantOntologyCount,
      isEmpty: (gene) => plantOntologyCount(gene) === 0,
      emptyText: emptyTexts.plantOntology,
    },
    {
      id: 'gene-ontology',
      title: 'Gene Ontology',
      block: 'custom',
      render: GeneOntology,
      count: geneOntologyCount,
      isEmpty: (gene) => geneOntologyCount(gene) === 0,
      emptyText: emptyTexts.geneOntology,
    },
    { id: 'germplasms', title: 'Germplasms', block: 'table', table: germplasmTable, emptyText: emptyTexts.germplasmsFound },
    { id: 'polymorphisms', title: 'Polymorphisms', block: 'table', table: polymorphismTable, emptyText: emptyTexts.polymorphisms },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
    {
      id: 'external-links',
      title: 'External Links',
      block: 'custom',
      render: ({ record }) => <WebLinks links={record.externalLinks} />,
      count: (gene) => gene.externalLinks.length,
      isEmpty: (gene) => gene.externalLinks.length === 0,
      emptyText: emptyTexts.externalLinks,
    },
  ],
})

function position({ mapLocation }: GeneRecord): string | null {
  return mapLocation ? `${mapLocation.chromosome}: ${formatRange(mapLocation.start, mapLocation.end)}` : null
}

function hasNoDomain(gene: GeneRecord): boolean {
  return gene.proteinData.every((protein) => protein.domains.length === 0)
}

/** Domains of the proteins that the gene model encodes. */
function GeneDomains({ record: { proteinData } }: { record: GeneRecord }) {
  return proteinData.map(({ protein, length, domains }) => (
    <InterproLanes key={protein.key} name={protein.label} length={length} domains={domains} />
  ))
}
