import type { KindParts, KindWords } from './kind-words.ts'

/** The page: how we show it. */
export function webFiles({ kebab, camel, pascal }: KindWords, { hasPositions }: KindParts): Readonly<Record<string, string>> {
  const positionFacts = hasPositions
    ? `
        { label: 'Chromosome', value: (${camel}) => ${camel}.chromosome ?? 'Unknown' },
        { label: 'Start', value: ({ startPosition }) => (startPosition === null ? 'Unknown' : formatNumber(startPosition)) },
        { label: 'End', value: ({ endPosition }) => (endPosition === null ? 'Unknown' : formatNumber(endPosition)) },`
    : ''
  const formatImport = hasPositions ? "import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'\n" : ''
  return {
    [`web/${kebab}-page.tsx`]: `import { definePage } from '@rosette/ui-kit/record/define-page.ts'
${formatImport}import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

export const page = definePage<${pascal}Record>({
  identifier: (${camel}) => ${camel}.name,
  keyFacts: (${camel}) => [{ label: 'Name', value: ${camel}.name }],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: (${camel}) => ${camel}.name },
        { label: 'Description', value: (${camel}) => ${camel}.description ?? 'Unknown' },${positionFacts}
      ],
    },
  ],
})
`,
  }
}
