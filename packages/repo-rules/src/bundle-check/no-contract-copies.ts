import type { Plugin } from 'vite'

/**
 * The first view runs in the process of the API: a second copy of a contract would register its schemas a second time, and the
 * description of the API fails at a name that stands for two of them.
 */
export const noContractCopies: Plugin = {
  name: 'no-contract-copies',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const found = Object.keys(chunk.modules).find(isContractModule)
      if (found) this.error(`${chunk.fileName} contains a second copy of ${found}`)
    }
  },
}

/** Whether a module id of a bundle is zod or what tsconfig.contract.json checks: what exists once in a process. */
export function isContractModule(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  return (
    /\/packages\/contract-kit\/src\//.test(path) ||
    /\/packages\/kinds\/registry\/(contract|kinds|search-[^/]+|searched-kinds)\.ts$/.test(path) ||
    /\/packages\/(kinds|features)\/[^/]+\/contract\//.test(path) ||
    /\/packages\/kinds\/[^/]+\/fixtures\//.test(path) ||
    /\/node_modules\/zod\//.test(path)
  )
}
