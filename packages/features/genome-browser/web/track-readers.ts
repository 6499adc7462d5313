import type { PluginConstructor } from '@jbrowse/core/Plugin'
import type { TrackFormat } from '@rosette/contract-kit/genome-view/site-tracks.ts'

/** The parts of JBrowse that only some tracks need: each is fetched when a track of its sort is opened (GBROW-017). */
const readers: Readonly<Record<TrackFormat, () => Promise<PluginConstructor>>> = {
  bed: async () => (await import('@jbrowse/plugin-bed')).default,
  bigwig: async () => (await import('@jbrowse/plugin-wiggle')).default,
  vcf: async () => (await import('@jbrowse/plugin-variants')).default,
}

export type LoadedReaders = ReadonlyMap<TrackFormat, PluginConstructor>

export const noReaders: LoadedReaders = new Map()

/** What was there and what these formats need; the same map if nothing is missing. GFF3 needs nothing more. */
export async function addReaders(loaded: LoadedReaders, formats: readonly (TrackFormat | 'gff3')[]): Promise<LoadedReaders> {
  const missing = [...new Set(formats)].filter((format) => format !== 'gff3').filter((format) => !loaded.has(format))
  if (missing.length === 0) return loaded
  const added = await Promise.all(missing.map(async (format) => [format, await readers[format]()] as const))
  return new Map([...loaded, ...added])
}
