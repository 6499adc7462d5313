/** What Stryker mutates, by the name under which the score is reported. */
export const mutatedCode = {
  'contract-kit': ['packages/contract-kit/src/**/*.ts'],
  'search-engine': ['packages/search-engine/src/**/*.ts'],
  'file-formats': ['packages/file-formats/src/**/*.ts'],
  'sequence-store': ['packages/sequence-store/src/**/*.ts'],
  'features, contracts': ['packages/features/*/contract/**/*.ts'],
  'kinds, ingest': ['packages/kinds/*/server/**/ingest-*.ts'],
} as const satisfies Record<string, readonly string[]>

/** Code that is not counted, each with the reason. */
export const excludedCode: readonly { pattern: string; because: string }[] = [
  { pattern: '**/*.test.ts', because: 'tests' },
  { pattern: '**/fixtures/**', because: 'data of tests' },
]
