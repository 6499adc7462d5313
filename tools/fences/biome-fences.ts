import { type Fence, fences } from './fences.ts'

/** The part of Biome's configuration that `biome.jsonc` extends: one override for each fence. */
export function biomeFences(): string {
  return `${JSON.stringify({ overrides: fences.map(toOverride) }, null, 2)}\n`
}

function toOverride(fence: Fence) {
  // The last matching pattern decides: forbid all, allow what is listed, forbid the exceptions.
  const group = 'forbids' in fence ? fence.forbids : ['**', ...fence.allows.map((pattern) => `!${pattern}`), ...(fence.except ?? [])]
  const options = { patterns: [{ group, message: fence.message }] }
  return {
    // Tests may see every room.
    includes: [...fence.files, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}
