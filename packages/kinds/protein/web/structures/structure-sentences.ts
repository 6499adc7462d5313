import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { confidenceLevels, type ProteinStructure } from '../../contract/structures/protein-structure.ts'

const levelWords = { very_high: 'very high', high: 'high', low: 'low', very_low: 'very low' } as const

/** What a structure is, how much of the protein it has, and how sure a prediction is (STRUCT-006). */
export function structureSentence(structure: ProteinStructure, length: number): string {
  const { accession, source, version, method, chain, residueCount, outsideCount, differences, confidence } = structure
  const from = `${accession} (${source}${version === null ? '' : `, version ${version}`})`
  const how = method === 'predicted' ? `${from} is a prediction.` : `${from} was measured.`
  const covered = `Chain ${chain} has ${formatNumber(residueCount)} of the ${formatNumber(length)} residues of this protein`
  const different = differences.length === 0 ? 'all of them the same' : `${formatNumber(differences.length)} of them different`
  const outside = outsideCount === 0 ? '' : `, and ${formatCount(outsideCount, 'residue')} that the protein does not have`
  return [how, `${covered}, ${different}${outside}.`, ...(confidence ? [confidenceSentence(confidence, residueCount)] : [])].join(' ')
}

function confidenceSentence({ mean, residues }: NonNullable<ProteinStructure['confidence']>, count: number): string {
  const shares = confidenceLevels.flatMap((level) =>
    residues[level] === 0 ? [] : `${shareOf(residues[level], count)} ${levelWords[level]}`,
  )
  return `Mean confidence (pLDDT) ${mean.toFixed(1)} of 100: ${shares.join(', ')}.`
}

/** Few are not none, and nearly all are not all. */
function shareOf(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100)
  if (percent === 0) return 'less than 1 %'
  return percent === 100 && part < whole ? 'more than 99 %' : `${percent} %`
}
