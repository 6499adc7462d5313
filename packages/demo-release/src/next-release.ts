type Files = Readonly<Record<string, readonly string[]>>

/** Loci of the demo that its next release no longer has under their names. */
const retired: readonly { locus: string; comment: string; successors: readonly string[] }[] = [
  { locus: 'AT2G90110', comment: 'Merged into AT2G90120.', successors: ['AT2G90120'] },
  { locus: 'AT3G90110', comment: 'Split into AT3G90112 and AT3G90114.', successors: ['AT3G90112', 'AT3G90114'] },
  { locus: 'AT4G90110', comment: 'Not a gene.', successors: [] },
  { locus: 'AT5G90140', comment: 'Replaced by AT5G90145.', successors: ['AT5G90145'] },
]

/** No file of the next release names it. */
const gone = 'AT5G90110'

/** What lines are added to the file whose name begins so. */
function additions(asOf: Date): Readonly<Record<string, readonly string[]>> {
  const day = asOf.toISOString().slice(0, 10)
  return {
    // The parts of the split locus, the new name of the replaced one, and one that was given up and is a gene after all.
    'Araport11_all_loci.bed': [
      '3\t4026148\t4027500\tAT3G90112\t-\t1\t1',
      '3\t4027600\t4029110\tAT3G90114\t-\t1\t1',
      '5\t6213093\t6213701\tAT5G90145\t+\t4\t1',
      '1\t30402000\t30402900\tAT1G99940\t+\t1\t1',
    ],
    'rosette_locus_history.tsv': [
      ...retired.map(({ locus, comment, successors }) =>
        [locus, 'obsolete', 'Demonstration', day, comment, successors.join('|')].join('\t'),
      ),
      `AT1G99940\tin use\tDemonstration\t${day}\tExpressed after all.\t`,
    ],
    gene_aliases_: ['"AT2G90120"\t"DEMONEXT1"\t"DEMONSTRATION OF THE NEXT RELEASE 1"'],
    TAIR_locus_names_synonyms_: ['AT2G90120\tDEMONEXT1\tDEMONEXT1|DEMONSTRATION OF THE NEXT RELEASE 1'],
    'TAIR_locus_GO_2023.tsv': ['AT2G90120\tGO:0009908', 'AT1G65480\tGO:0048437'],
  }
}

/**
 * The release that follows the demo: a merge, a split, a replacement, an obsoletion, a locus that is gone and one that is back, a new
 * symbol and new annotations. All else is as it was.
 */
export function toNextRelease(files: Files, asOf: Date): Files {
  const names = [...retired.map(({ locus }) => locus), gone]
  const isOfRetired = new RegExp(`\\b(${names.join('|')})\\b`)
  const added = Object.entries(additions(asOf))
  return Object.fromEntries(
    Object.entries(files).map(([file, lines]) => {
      const more = added.flatMap(([beginning, ofFile]) => (file.startsWith(beginning) ? ofFile : []))
      return [file, [...withoutEntries(lines, isOfRetired), ...more]]
    }),
  )
}

/** Without the lines that match; in FASTA without the sequence below them. */
function withoutEntries(lines: readonly string[], isLeftOut: RegExp): string[] {
  let isInside = false
  return lines.filter((line) => {
    const isLine = isLeftOut.test(line)
    isInside = line.startsWith('>') ? isLine : isInside && !line.includes('\t')
    return !isLine && !isInside
  })
}
