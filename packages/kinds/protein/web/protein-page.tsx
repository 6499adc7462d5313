import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { formatMass, formatPoint } from '@rosette/ui-kit/table/gene-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { toRecordComment } from '../contract/protein-comment.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { compositionFacts } from './composition-facts.ts'
import { ProteinLinks } from './protein-links.tsx'
import { ProteinOverview, proteinCards } from './protein-overview.tsx'
import { MarkedSequence } from './protein-sequence.tsx'
import { associatedGeneTable, domainTable, sameDomainTable } from './protein-tables.tsx'

/** DPROT-001: five sections in this order. */
export const page = definePage<ProteinRecord>({
  identifier: (protein) => protein.name,
  heading: ({ name, primarySymbol }) => ({ name, id: primarySymbol }),
  lead: (protein) => protein.description,
  keyFacts: ({
    name,
    associatedGenes: [associated],
    proteinProperties,
    externalIdsList,
    locusUniprotEntry,
    primarySymbol,
    interproDomains,
  }) => [
    { label: 'Protein', value: name, context: primarySymbol },
    { label: 'Locus', value: associated?.associatedLocus?.label },
    { label: 'Length', value: `${formatNumber(proteinProperties.length)} aa` },
    { label: 'Calculated MW', value: formatMass(proteinProperties.calculatedMW), context: 'Da' },
    { label: 'Calculated pI', value: formatPoint(proteinProperties.calculatedPI) },
    {
      label: 'UniProt',
      value: externalIdsList[0]?.uniprotId ?? locusUniprotEntry?.accession,
      context: locusUniprotEntry ? 'entry of the locus' : undefined,
    },
    { label: 'InterPro entries', value: formatNumber(interproDomains.length) },
  ],
  files: () => import('./protein-files.ts'),
  overview: ProteinOverview,
  overviewCards: proteinCards,
  sections: [
    {
      id: 'sequence',
      title: 'Sequence',
      block: 'custom',
      render: MarkedSequence,
      isEmpty: (protein) => protein.sequence === null,
      emptyText: emptyTexts.sequence,
    },
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Name', value: (protein) => protein.name },
            { label: 'TAIR accession', value: (protein) => protein.tairAccession },
            {
              label: 'Symbol',
              value: ({ primarySymbol, fullName }) => primarySymbol && [primarySymbol, fullName].filter(Boolean).join(', '),
            },
            { label: 'Description', value: (protein) => protein.description },
            { label: 'UniProt', value: uniprotText },
            { label: 'GenBank GI', value: (protein) => protein.externalIdsList.flatMap((ids) => ids.genbankGi ?? []).join(', ') || null },
            { label: 'Last modified', value: (protein) => protein.dateLastModified },
            { label: 'Comments', value: (protein) => <CommentList comments={protein.comments.map(toRecordComment)} /> },
          ],
        },
        {
          id: 'associated-genes',
          title: 'Associated Genes',
          block: 'table',
          table: associatedGeneTable,
          emptyText: emptyTexts.associatedGenesOfProtein,
        },
      ],
    },
    {
      id: 'properties',
      title: 'Properties',
      block: 'facts',
      facts: [
        { label: 'Calculated MW', value: ({ proteinProperties: { calculatedMW } }) => calculatedMW && `${formatMass(calculatedMW)} Da` },
        { label: 'Calculated pI', value: ({ proteinProperties: { calculatedPI } }) => calculatedPI && formatPoint(calculatedPI) },
        { label: 'Length', value: ({ proteinProperties: { length } }) => `${formatNumber(length)} aa` },
        ...compositionFacts,
        // TRUTH-026
        { label: 'Computed with', value: () => 'average masses of the IUPAC table (as Biopython’s ProtParam), pK values of EMBOSS' },
      ],
    },
    {
      id: 'domains',
      title: 'Domains',
      block: 'parts',
      count: (protein) => protein.domains.length,
      parts: [
        { id: 'domain-table', title: 'Signatures', block: 'table', table: domainTable },
        { id: 'same-domains', title: 'Same domains elsewhere', block: 'table', table: sameDomainTable },
      ],
    },
    {
      id: 'external-links',
      title: 'External Links',
      block: 'custom',
      render: ProteinLinks,
      count: (protein) => protein.externalLinks.length,
      isEmpty: (protein) => protein.externalLinks.length === 0,
      emptyText: emptyTexts.externalLinks,
    },
  ],
})

function uniprotText({ externalIdsList, locusUniprotEntry }: ProteinRecord): string | null {
  const own = externalIdsList.flatMap((ids) => ids.uniprotId ?? []).join(', ')
  return own || (locusUniprotEntry && `${locusUniprotEntry.accession} (entry of the locus)`)
}
