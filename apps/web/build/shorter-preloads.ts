import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite'

/**
 * Vite lists beside each late import all files that come with it, so that they are requested at once. What the importing file
 * has loaded itself is there already, and its name, which can't be compressed, would weigh on every page.
 */
export function shorterPreloads(): { plugin: Plugin; modulePreload: ModulePreloadOptions } {
  let loadedWith = (_file: string): ReadonlySet<string> => new Set()
  return {
    plugin: {
      name: 'shorter-preloads',
      generateBundle: {
        // Vite writes the lists in this step.
        order: 'pre',
        handler(_options, bundle) {
          loadedWith = (file) => withImports(bundle, file)
        },
      },
    },
    modulePreload: {
      resolveDependencies: (_file, parts, { hostId }) => parts.filter((part) => !loadedWith(hostId).has(part)),
    },
  }
}

function withImports(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return found
  found.add(file)
  for (const next of chunk.imports) withImports(bundle, next, found)
  return found
}
