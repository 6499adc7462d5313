import { type ImportRule, importRules } from './import-rules.ts'

/** The part of Biome's configuration that `biome.jsonc` extends: one override for each import rule. */
export function biomeImportRules(): string {
  return `${JSON.stringify({ overrides: importRules.map(toOverride) }, null, 2)}\n`
}

function toOverride(rule: ImportRule) {
  // The last matching pattern decides: forbid all, allow what is listed, forbid the exceptions.
  const group = 'forbids' in rule ? rule.forbids : ['**', ...rule.allows.map((pattern) => `!${pattern}`), ...(rule.except ?? [])]
  const options = { patterns: [{ group, message: rule.message }] }
  return {
    // Tests may see every layer.
    includes: [...rule.files, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}
