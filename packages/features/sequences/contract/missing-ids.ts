/** An ID without a sequence in an answer, and why. */
export type MissingId = { id: string; reason: string }

const mark = 'NOT FOUND:'

/**
 * IDs without a sequence, on top of a FASTA answer: a header without residues for each (BULK-019). `makeblastdb` and `samtools faidx` skip
 * these, while both refuse a file with comment lines.
 */
export function formatMissingFasta(missing: readonly MissingId[]): string {
  return missing.map(({ id, reason }) => `>${nameOf(id)} ${mark} ${onOneLine(reason)}\n`).join('')
}

/** The same as comments, which GFF3 and BED have. */
export function formatMissingComments(missing: readonly MissingId[]): string {
  return missing.map(({ id, reason }) => `# ${nameOf(id)} ${mark} ${onOneLine(reason)}\n`).join('')
}

/** Takes a FASTA answer apart: the IDs without a sequence, and the sequences. */
export function splitMissing(fasta: string): { missing: MissingId[]; sequences: string } {
  const missing: MissingId[] = []
  let at = 0
  for (;;) {
    const end = fasta.indexOf('\n', at)
    const [, id, reason] = (end === -1 ? null : missingLine.exec(fasta.slice(at, end))) ?? []
    if (id === undefined || reason === undefined) return { missing, sequences: fasta.slice(at) }
    missing.push({ id, reason })
    at = end + 1
  }
}

const missingLine = /^>(\S+) NOT FOUND: (.*)$/

/** Longer ones are cut: what is not an ID may be anything. */
const longestId = 80

/** A name in FASTA ends at the first blank. */
function nameOf(id: string): string {
  const name = id.trim().replaceAll(/[\s\p{Cc}]+/gu, '_')
  return name.length > longestId ? `${name.slice(0, longestId)}...` : name
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
