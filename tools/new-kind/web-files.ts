import type { KindWords } from './kind-words.ts'

/** The page: how we show it. */
export function webFiles({ kebab, camel, pascal }: KindWords): Readonly<Record<string, string>> {
  return {
    [`web/${kebab}-page.tsx`]: `import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

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
        { label: 'Description', value: (${camel}) => ${camel}.description ?? 'Unknown' },
      ],
    },
  ],
})
`,
  }
}
