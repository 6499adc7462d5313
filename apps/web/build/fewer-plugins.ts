import { join } from 'node:path'
import type { Plugin } from 'vite'

const ours = join(import.meta.dirname, '../../../packages/features/genome-browser/web')

/** Modules of JBrowse that are replaced: who imports them, how their path ends, and what takes their place. */
const replaced = [
  // Fifteen plugins, among them readers of alignments and variants, for which we have no tracks.
  { from: '/@jbrowse/react-linear-genome-view2/', path: '/corePlugins.js', by: join(ours, 'browser-plugins.ts') },
  // Every library that a plugin of another site could ask for; we load none.
  { from: '/@jbrowse/core/', path: '/ReExports/index.js', by: join(ours, 'no-libraries.ts') },
]

/** Leaves out of JBrowse what no track of ours needs. */
export const fewerPlugins: Plugin = {
  name: 'fewer-plugins',
  enforce: 'pre',
  resolveId(source, importer = '') {
    return replaced.find(({ from, path }) => source.endsWith(path) && importer.includes(from))?.by ?? null
  },
}
