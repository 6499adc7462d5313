import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { GeneOntology, geneOntologyCount, plantOntologyCount } from '@rosette/ui-kit/record/ontology/ontology-annotations.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'
import { expressionParts } from './expression/locus-expression.tsx'
import { interactionPart } from './interactions/locus-interactions.tsx'
import { neighbourhoodPart } from './interactions/locus-neighbourhood.tsx'
import { LocusExternalLinks, LocusMapLinks } from './locus-external-links.tsx'
import { LocusActions, LocusGenomeBrowser } from './locus-genome-browser.tsx'
import { homologyParts } from './locus-homology.tsx'
import { LocusLead, locusKeyFacts } from './locus-key-facts.tsx'
import { locusPicture } from './locus-picture.tsx'
import { LocusSummary } from './locus-summary.tsx'
import { cloneTable, germplasmTable, mapLocationTable, polymorphismTable, proteinTable, publicationTable } from './locus-tables.tsx'
import { LocusDomains, LocusSequences, transcriptTable } from './locus-transcripts.tsx'
import { pathwayPart } from './pathways/locus-pathways.tsx'
import { uniprotPart } from './uniprot/locus-uniprot.tsx'
import { variantPart } from './variants/locus-variants.tsx'

/** DLOCUS-004: twelve sections in this order, always all shown for a locus of the annotation (TRUTH-011). */
export const page = definePage<LocusRecord>({
  identifier: (locus) => locus.name,
  lead: (locus) => <LocusLead locus={locus} />,
  keyFacts: locusKeyFacts,
  actions: LocusActions,
  listItem: (locus) => locus.name,
  opening: locusPicture,
  hidesEmptySections: (locus) => locus.knownFrom.length > 0,
  files: () => import('./locus-files.ts'),
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: LocusSummary },
    {
      id: 'transcripts',
      title: 'Transcripts',
      block: 'table',
      table: transcriptTable,
    },
    {
      id: 'maps',
      title: 'Maps and Mapping Data',
      block: 'parts',
      parts: [
        { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
        {
          id: 'map-links',
          title: 'Map Links',
          block: 'custom',
          render: LocusMapLinks,
          isEmpty: (locus) => locus.mapLinks.length === 0,
          emptyText: emptyTexts.mapLinks,
        },
        {
          id: 'genome-browser',
          title: 'Genome browser',
          block: 'custom',
          render: LocusGenomeBrowser,
          isEmpty: (locus) => locus.span === null,
        },
        { id: 'super-assignments', title: 'Mapped clones', block: 'links', links: (locus) => locus.superAssignments },
        { id: 'markers', title: 'Markers', block: 'links', links: (locus) => locus.geneticMarkers, emptyText: emptyTexts.markers },
      ],
    },
    {
      id: 'sequences',
      title: 'Sequences',
      help: 'help-sequences#sequences-of-one-gene',
      block: 'custom',
      render: LocusSequences,
      count: (locus) => locus.proteinSequences.length + locus.nucleotideSequences.length,
      isEmpty: (locus) => locus.geneModels.length + locus.proteinSequences.length + locus.nucleotideSequences.length === 0,
      emptyText: emptyTexts.sequencesOfLocus,
    },
    {
      id: 'protein',
      title: 'Protein Data',
      block: 'parts',
      parts: [
        uniprotPart,
        { id: 'proteins', title: 'Proteins', block: 'table', table: proteinTable, emptyText: emptyTexts.proteinData },
        {
          id: 'domains',
          title: 'Domains',
          block: 'custom',
          render: LocusDomains,
          isEmpty: (locus) => (locus.proteins[0]?.domains.length ?? 0) === 0,
        },
        pathwayPart,
        interactionPart,
        neighbourhoodPart,
      ],
    },
    {
      id: 'expression',
      title: 'Expression',
      block: 'parts',
      count: plantOntologyCount,
      parts: expressionParts,
    },
    {
      id: 'gene-ontology',
      title: 'Gene Ontology',
      help: 'help-searching#evidence-codes',
      block: 'custom',
      render: GeneOntology,
      count: geneOntologyCount,
      isEmpty: (locus) => geneOntologyCount(locus) === 0,
      emptyText: emptyTexts.geneOntology,
    },
    { id: 'homology', title: 'Homology', block: 'parts', parts: homologyParts },
    {
      id: 'germplasm-and-clones',
      title: 'Germplasm and Clones',
      block: 'parts',
      parts: [
        { id: 'germplasms', title: 'Germplasms', block: 'table', table: germplasmTable, emptyText: emptyTexts.germplasmsFound },
        { id: 'clones', title: 'Clones', block: 'table', table: cloneTable, emptyText: emptyTexts.clonesFound },
        variantPart,
      ],
    },
    { id: 'polymorphisms', title: 'Polymorphisms', block: 'table', table: polymorphismTable, emptyText: emptyTexts.polymorphisms },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
    {
      id: 'external-links',
      title: 'External Links',
      block: 'custom',
      render: LocusExternalLinks,
      count: (locus) => locus.externalLinkGroups.flatMap((group) => group.links).length,
      isEmpty: (locus) => locus.externalLinkGroups.length === 0,
      emptyText: emptyTexts.externalLinks,
    },
  ],
})
