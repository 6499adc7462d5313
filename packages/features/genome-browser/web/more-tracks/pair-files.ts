import { largestUnpacked, type OwnFormat } from '@rosette/contract-kit/genome-view/own-tracks.ts'
import type { OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'

type ChosenTrack = Omit<OwnTrack, 'id'>

const endings: readonly { format: OwnFormat; ending: RegExp }[] = [
  { format: 'bed', ending: /\.(bed|narrowpeak|broadpeak)(\.b?gz)?$/i },
  { format: 'gff3', ending: /\.gff3?(\.b?gz)?$/i },
  { format: 'vcf', ending: /\.vcf(\.b?gz)?$/i },
  { format: 'bigwig', ending: /\.(bw|bigwig)$/i },
]
const indexEnding = /\.(tbi|csi)$/i

/** The tracks that files chosen together make, each with its index, and what is wrong with the others. */
export function pairFiles(files: readonly File[]): { tracks: ChosenTrack[]; problems: string[] } {
  const indices = files.filter(({ name }) => indexEnding.test(name))
  const others = files.filter((file) => !indices.includes(file))
  const read = others.map((file) => toTrack(file, indices))
  const lonely = indices.filter(({ name }) => !others.some((file) => name.replace(indexEnding, '') === file.name))
  return {
    tracks: read.flatMap((each) => (typeof each === 'string' ? [] : [each])),
    problems: [
      ...read.filter((each) => typeof each === 'string'),
      ...lonely.map(({ name }) => `${name} is an index. Choose ${name.replace(indexEnding, '')} together with it.`),
    ],
  }
}

/** Or why the file can't be one. */
function toTrack(file: File, indices: readonly File[]): ChosenTrack | string {
  const { name, size } = file
  const format = endings.find(({ ending }) => ending.test(name))?.format
  if (format === undefined) return `${name} is not a BED, GFF3, bigWig or VCF file.`
  if (size === 0) return `${name} is empty.`
  if (format === 'bigwig') return { format, file, index: null }
  if (/\.b?gz$/i.test(name)) {
    const index = indices.find((each) => each.name.replace(indexEnding, '') === name)
    if (!index) return `${name} needs its index. Choose ${name}.tbi or ${name}.csi together with it.`
    return { format, file, index: { type: /\.csi$/i.test(index.name) ? 'CSI' : 'TBI', file: index } }
  }
  if (size > largestUnpacked) {
    return `${name} is larger than ${largestUnpacked / 1_000_000} MB. Compress it with bgzip, index it with tabix and choose both files.`
  }
  return { format, file, index: null }
}
