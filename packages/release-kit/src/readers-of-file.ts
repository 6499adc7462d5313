import type { KindServers } from './kind-server.ts'
import { genomeTitle, isGenomeFile } from './load-genome.ts'

/** Which sources ask for a file of this name, as people read it: 'locus: Araport11 loci'. The genome belongs to no kind. */
export function readersOfFile(file: string, kindServers: KindServers): string[] {
  const readers = Object.entries(kindServers).flatMap(([kind, { sources }]) =>
    sources.filter((source) => source.file.test(file)).map(({ title }) => `${kind}: ${title}`),
  )
  return isGenomeFile(file) ? [...readers, genomeTitle] : readers
}
