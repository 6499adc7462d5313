import { biomeImportRules } from '@rosette/repo-rules/import-rules/import-rules.ts'
import type { Generator } from './generator.ts'

export const importRules: Generator = {
  title: 'import rules',
  make: async () => ({ 'biome.import-rules.json': biomeImportRules() }),
}
