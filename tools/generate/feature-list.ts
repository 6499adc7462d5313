import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featureDescriptions } from '@rosette/repo-rules/import-rules/feature-order.ts'
import { checkout } from '../checkout.ts'
import type { Generator } from './generator.ts'
import { placeBelowMark } from './place-below-mark.ts'

const page = 'docs/architecture.md'
const mark = '<!-- The features from the bottom up: made by npm run gen. -->'

/** The features in the order in which they may import each other, in the architecture page. */
export const featureList: Generator = {
  title: 'list of the features',
  make: async () => ({ [page]: placeBelowMark(await readFile(join(checkout, page), 'utf8'), mark, formatFeatureList()) }),
}

export function formatFeatureList(): string {
  const rows = Object.entries(featureDescriptions).map(([name, description]) => `| \`${name}\` | ${description} |\n`)
  return `\n| Feature | What it is for |\n|---|---|\n${rows.join('')}\n`
}
