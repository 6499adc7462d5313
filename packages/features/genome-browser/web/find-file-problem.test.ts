import type { OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { expect, test } from 'vitest'
import { findFileProblem } from './find-file-problem.ts'

const track = (format: OwnTrack['format'], name: string, text: string, index: OwnTrack['index'] = null): OwnTrack => ({
  id: 'own.1',
  format,
  file: new File([text], name),
  index,
})

test('[GBROW-019] a file is shown if one of its sequences is a chromosome, whatever it is called', async () => {
  expect(await findFileProblem(track('bed', 'a.bed', '# x\nscaffold_1\t1\t5\nMt\t1\t5\n'))).toBeNull()
  expect(await findFileProblem(track('gff3', 'a.gff3', '##gff-version 3\nchr1\tx\tgene\t1\t5\t.\t+\t.\tID=a\n'))).toBeNull()
})

test('[GBROW-019] other sequences, no positions and unreadable files are told apart', async () => {
  expect(await findFileProblem(track('bed', 'a.bed', 'scaffold_1\t1\t5\nscaffold_2\t1\t5\n'))).toBe(
    "The file has 'scaffold_1', 'scaffold_2', which are not chromosomes of the assembly: Chr1 to Chr5, ChrC and ChrM, or 1 to 5, Pt and Mt.",
  )
  expect(await findFileProblem(track('vcf', 'a.vcf', '##fileformat=VCFv4.2\n'))).toBe('The file has no lines with a position.')
  expect(await findFileProblem(track('bigwig', 'a.bw', 'text'))).toBe('The file could not be read as a bigWig.')
  const index = { type: 'TBI' as const, file: new File(['text'], 'a.bed.gz.tbi') }
  expect(await findFileProblem(track('bed', 'a.bed.gz', 'text', index))).toBe(
    'The file could not be read with its index: they may not belong together, or the file may not be compressed by bgzip.',
  )
})
