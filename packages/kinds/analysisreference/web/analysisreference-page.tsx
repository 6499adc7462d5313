import { websitesSection } from '@rosette/ui-kit/links/web-links.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { formatFlag } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'

export const page = definePage<AnalysisreferenceRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ programName, version, dateRun, source }) => [
    { label: 'Program', value: programName, context: version },
    { label: 'Date run', value: dateRun },
    { label: 'Source', value: source },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: ({ name }) => name },
        { label: 'Reference id', value: ({ referenceId }) => referenceId },
        { label: 'Description', value: ({ description }) => description },
        { label: 'Program', value: ({ programName }) => programName },
        { label: 'Version', value: ({ version }) => version },
        { label: 'Software function', value: ({ softwareFunction }) => softwareFunction },
        { label: 'Source', value: ({ source }) => source },
        { label: 'Author', value: ({ author }) => author },
        { label: 'Date released', value: ({ dateReleased }) => dateReleased },
        { label: 'Parameters', value: ({ parameters }) => parameters },
        { label: 'Output definition criteria', value: ({ outputDefinitionCriteria }) => outputDefinitionCriteria },
        { label: 'Date run', value: ({ dateRun }) => dateRun },
        { label: 'Nucleotide', value: ({ isNucleotide }) => formatFlag(isNucleotide) },
        { label: 'Peptide', value: ({ isPeptide }) => formatFlag(isPeptide) },
      ],
    },
    websitesSection,
  ],
})
