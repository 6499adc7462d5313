import type { KindParts, KindWords } from './kind-words.ts'

/** Contract and fixture: what both sides agree on. */
export function contractFiles(
  { kebab, camel, pascal, label }: KindWords,
  { isSearchable, hasPositions }: KindParts,
): Readonly<Record<string, string>> {
  const entryImport = isSearchable ? `\nimport { ${camel}SearchEntry } from './${kebab}-search-entry.ts'` : ''
  const entry = isSearchable ? `\n  searchEntry: ${camel}SearchEntry,` : ''
  const positionImport = hasPositions ? "import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'\n" : ''
  const position = hasPositions
    ? `
    chromosome: z.enum(chromosomes).nullable(),
    startPosition: z.int().nullable(),
    endPosition: z.int().nullable(),`
    : ''
  const noPosition = hasPositions ? '\n  chromosome: null,\n  startPosition: null,\n  endPosition: null,' : ''
  return {
    [`contract/${kebab}-kind.ts`]: `import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'${entryImport}

export const ${camel}Kind = defineKind({
  name: '${kebab}',
  path: '${kebab}',
  aliases: [],
  label: '${label}',
  plural: '${label}s',
  lookups: [],
  record: () => import('./${kebab}-record.ts').then(({ ${pascal}Record }) => ${pascal}Record),${entry}
  normalise: () => null,
  title: (${camel}) => \`${label}: \${${camel}.name}\`,
  browserTitle: () => '${label} Detail',
  summary: (${camel}) => \`\${${camel}.name}, a ${label.toLowerCase()} of Arabidopsis thaliana\`,
  isObsolete: () => false,
})
`,
    [`contract/${kebab}-record.ts`]: `${positionImport}import { z } from 'zod'

/** The page of a ${label.toLowerCase()}. Null means not recorded; the page says "Unknown". */
export const ${pascal}Record = z
  .object({
    ${camel}Id: z.int(),
    name: z.string(),
    description: z.string().nullable(),${position}
  })
  .meta({ id: '${pascal}Record' })
export type ${pascal}Record = z.infer<typeof ${pascal}Record>
`,
    [`fixtures/example-${kebab}.ts`]: `import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

export const example${pascal}: ${pascal}Record = {
  ${camel}Id: 1_000_000_001,
  name: 'example',
  description: null,${noPosition}
}
`,
  }
}
