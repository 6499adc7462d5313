import type { MatrixFrame, MatrixRow } from './load-matrix.ts'

type FileFacts = { releaseId: string; given: number; notMatched: number; frame: MatrixFrame; rows: readonly MatrixRow[]; address: string }

/** A line for each gene of the list, in its order, with the mean of each sample; without a date, so that the same call on the same release is the same file. */
export function* matrixFile({ releaseId, given, notMatched, frame, rows, address }: FileFacts): Generator<string, void> {
  const { dataSet, samples, samplesLeftOut } = frame
  const measured = rows.filter(({ means }) => means !== null).length
  const head = [
    `Rosette: expression in ${dataSet.title}, ${dataSet.unit}, mean of the runs of each sample`,
    ...(dataSet.reference === null ? [] : [`Source: ${dataSet.reference}`]),
    `Release: ${releaseId}`,
    `List: ${given} ids, ${rows.length} genes, ${measured} measured; not matched: ${notMatched}`,
    ...(samplesLeftOut > 0
      ? [`Samples: the first ${samples.length}; ${samplesLeftOut} more are left out, choose organs to have them`]
      : []),
    'NA: not measured. A gene that is zero in every run is not measured; one that is absent has no line in the data set.',
    ...samples.map(({ sample, organ, label, treatment }) =>
      [`Sample ${sample}: ${organ}, ${label}`, ...(treatment === null ? [] : [treatment])].join(', '),
    ),
    `Address: ${address}`,
  ]
  yield head.map((line) => `# ${oneLine(line)}\n`).join('')
  yield lineOf(['locus', 'symbol', 'standing', ...samples.map(({ sample }) => sample)])
  const none = samples.map(() => 'NA')
  for (const { name, symbol, means, isCounted } of rows) {
    const standing = means === null ? (isCounted ? 'not measured' : 'absent') : 'measured'
    const values =
      means === null
        ? none
        : means
            .slice(1, -1)
            .split(',')
            .map((value) => value.trim().replace('null', 'NA'))
    yield lineOf([name, symbol ?? '', standing, ...values])
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(oneLine).join('\t')}\n`
}

function oneLine(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}
