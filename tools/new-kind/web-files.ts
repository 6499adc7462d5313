import type { KindParts, KindWords } from './kind-words.ts'

/** The page: how we show it. */
export function webFiles({ kebab, camel, pascal }: KindWords, { isSearchable, hasForm }: KindParts): Readonly<Record<string, string>> {
  return {
    [`web/${kebab}-web.ts`]: `import type { KindWeb } from '@rosette/ui-kit/record/kind-web.ts'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

export const ${camel}Web = {
  page: () => import('./${kebab}-page.tsx'),
  results: ${isSearchable ? `() => import('./${kebab}-results.tsx')` : 'null'},
  form: ${hasForm ? `() => import('./${kebab}-form.ts')` : 'null'},
} satisfies KindWeb<${pascal}Record>
`,
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
