import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { communityKindServers, kindServers } from '@rosette/kinds/registry/server.ts'
import { deriveInputs, deriveOrder, tableOwners } from '@rosette/release-kit/load/table-lineage.ts'
import { checkout } from '../checkout.ts'
import type { Generator } from './generator.ts'
import { placeBelowMark } from './place-below-mark.ts'

const page = 'docs/architecture.md'
const mark = '<!-- Which kind reads which: made by npm run gen. -->'

/** The graph of the declarations `derivesFrom` and `loadsFrom`, in the architecture page. */
export const kindGraph: Generator = {
  title: 'graph of the kinds',
  make: async () => ({ [page]: placeBelowMark(await readFile(join(checkout, page), 'utf8'), mark, await formatKindGraph()) }),
}

export async function formatKindGraph(): Promise<string> {
  const order = await deriveOrder(kindServers)
  const inputsOf = await deriveInputs(kindServers)
  const owners = await tableOwners(kindServers)
  const arrows = order.flatMap((kind) => inputsOf(kind).map((input) => `  ${input} --> ${kind}\n`))
  const rows = Object.entries({ ...kindServers, ...communityKindServers }).map(([kind, { loadsFrom }]) => {
    const kinds = new Set(loadsFrom.map((table) => owners.get(table) ?? table))
    return `| ${kind} | ${[...kinds].sort().join(', ')} |\n`
  })
  return `
Derive steps run in this order: ${order.join(', ')}. An arrow leads to a kind whose derived tables are filled from another kind's:

\`\`\`mermaid
graph LR
${arrows.join('')}\`\`\`

| Record of | shows facts of |
|---|---|
${rows.sort().join('')}
`
}
