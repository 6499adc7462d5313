import type { BlastProgram } from '../../contract/blast-programs.ts'
import type { BlastAlignment, BlastHsp } from '../../contract/blast-result.ts'

const columnsPerBlock = 60

export type AlignmentLine = { text: string; start: number; end: number }
export type AlignmentBlock = { query: AlignmentLine; midline: string; subject: AlignmentLine }

/** Cuts an alignment into lines as wide as the page shows, each with the positions of its first and last residue. */
export function toBlocks(program: BlastProgram, hsp: BlastHsp, { query, midline, subject }: BlastAlignment): AlignmentBlock[] {
  const queryLine = counter(hsp.queryStart, hsp.queryEnd, program === 'blastx' || program === 'tblastx' ? 3 : 1)
  const subjectLine = counter(hsp.subjectStart, hsp.subjectEnd, program === 'tblastn' || program === 'tblastx' ? 3 : 1)
  const blocks: AlignmentBlock[] = []
  for (let at = 0; at < query.length; at += columnsPerBlock) {
    const cut = (text: string) => text.slice(at, at + columnsPerBlock)
    blocks.push({ query: queryLine(cut(query)), midline: cut(midline), subject: subjectLine(cut(subject)) })
  }
  return blocks
}

/** Counts positions along a strand: downwards if the alignment ends before it starts, three bases for each residue if it was translated. */
function counter(start: number, end: number, unit: number): (text: string) => AlignmentLine {
  const step = start <= end ? 1 : -1
  // Of translated BLAST, minus frames too give the first base of the alignment first.
  let next = start
  return (text) => {
    const residues = text.replaceAll('-', '').length * unit
    const from = next
    next += residues * step
    return { text, start: from, end: residues === 0 ? from : next - step }
  }
}

/** As text, for copying. */
export function formatBlocks(blocks: readonly AlignmentBlock[]): string {
  const width = Math.max(...blocks.flatMap(({ query, subject }) => [query, subject].map(({ start }) => String(start).length)))
  const line = (name: string, { text, start, end }: AlignmentLine) => `${name}  ${String(start).padEnd(width)}  ${text}  ${end}`
  return blocks
    .map(({ query, midline, subject }) => [line('Query', query), `${' '.repeat(9 + width)}${midline}`, line('Sbjct', subject)].join('\n'))
    .join('\n\n')
    .concat('\n')
}
