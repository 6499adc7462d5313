import { BigWig } from '@gmod/bbi'
import { TabixIndexedFile } from '@gmod/tabix'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { BlobFile } from 'generic-filehandle2'

/** Why a file of the visitor can't be shown, in words; null if it can. */
export async function findFileProblem(track: OwnTrack): Promise<string | null> {
  const names = await chromosomesOf(track).catch(() => null)
  if (names === null) return unreadable(track)
  if (names.length === 0) return 'The file has no lines with a position.'
  if (names.some((name) => parseChromosome(name) !== null)) return null
  const first = names.slice(0, 3).map((name) => `'${name.slice(0, 40)}'`)
  return `The file has ${first.join(', ')}${names.length > 3 ? ', …' : ''}, which ${names.length === 1 ? 'is not a chromosome' : 'are not chromosomes'} of the assembly: Chr1 to Chr5, ChrC and ChrM, or 1 to 5, Pt and Mt.`
}

/** The names of the sequences that the file has something on. */
async function chromosomesOf({ format, file, index }: OwnTrack): Promise<string[]> {
  const filehandle = new BlobFile(file)
  if (format === 'bigwig') {
    const { refsByNumber } = await new BigWig({ filehandle }).getHeader()
    return Object.values(refsByNumber).map(({ name }) => name)
  }
  if (index === null) return namesInText(await file.text())
  const at = new BlobFile(index.file)
  const packed = new TabixIndexedFile({ filehandle, ...(index.type === 'CSI' ? { csiFilehandle: at } : { tbiFilehandle: at }) })
  // Reads the first block as well, which an index of another sort of file would not lead to.
  await packed.getHeader()
  return packed.getReferenceSequenceNames()
}

/** The first column of lines that have a position. */
function namesInText(text: string): string[] {
  const names = new Set<string>()
  for (const line of text.split('\n')) {
    const [name = '', ...others] = line.split('\t', 3)
    if (!line.startsWith('#') && others.length === 2) names.add(name)
  }
  return [...names]
}

function unreadable({ format, index }: OwnTrack): string {
  if (format === 'bigwig') return 'The file could not be read as a bigWig.'
  return index === null
    ? 'The file could not be read as text.'
    : 'The file could not be read with its index: they may not belong together, or the file may not be compressed by bgzip.'
}
