import { expectations, geneticCodes } from '../../contract/blast-options.ts'
import { matrices } from '../../contract/gap-error.ts'
import type { TextField } from './blast-draft.ts'

type Option = { value: string; label: string }

export type AdvancedField = { name: TextField; label: string; hint?: string } & (
  | { options: readonly Option[] }
  | { number: [least: number, most: number] }
)

const useDefault: Option = { value: '0', label: '0 (use default)' }

/** Costs, thresholds and word sizes that any program takes; which go together is checked when the form is submitted. */
function numbers(from: number, to: number): Option[] {
  return [useDefault, ...Array.from({ length: to - from + 1 }, (_, index) => asOption(from + index))]
}

function asOption(value: string | number): Option {
  return { value: String(value), label: String(value) }
}

const geneticCodeNames: Readonly<Record<(typeof geneticCodes)[number], string>> = {
  1: 'standard',
  2: 'vertebrate mitochondrial',
  3: 'yeast mitochondrial',
  4: 'mould and protozoan mitochondrial',
  5: 'invertebrate mitochondrial',
  6: 'ciliate nuclear',
  9: 'echinoderm mitochondrial',
  10: 'euplotid nuclear',
  11: 'bacterial and plastid',
  12: 'alternative yeast nuclear',
  13: 'ascidian mitochondrial',
  14: 'flatworm mitochondrial',
  15: 'Blepharisma nuclear',
}

/** The advanced options as data, line by line (BLAST-015 to 021). */
export const advancedLines: readonly { legend: string; fields: readonly AdvancedField[] }[] = [
  {
    legend: 'Search',
    fields: [
      { name: 'Expectation', label: 'Expectation', hint: 'Highest E-value', options: expectations.map(asOption) },
      {
        name: 'QueryFilter',
        label: 'Low-complexity filter',
        options: [
          { value: 'T', label: 'On' },
          { value: 'F', label: 'Off' },
        ],
      },
      { name: 'WordSize', label: 'Word size', options: numbers(2, 64) },
      { name: 'ExtensionThreshold', label: 'Extension threshold', options: numbers(8, 30) },
      {
        name: 'QueryGeneticCode',
        label: 'Genetic code',
        hint: 'Of translated queries',
        options: geneticCodes.map((code) => ({ value: String(code), label: `${code} (${geneticCodeNames[code]})` })),
      },
    ],
  },
  {
    legend: 'Scores and gaps',
    fields: [
      {
        name: 'Matrix',
        label: 'Matrix',
        hint: 'For protein comparisons',
        options: [{ value: '', label: 'Default of the program' }, ...matrices.map(asOption)],
      },
      { name: 'NucleicMatch', label: 'Nucleic match', number: [1, 10] },
      { name: 'NucleicMismatch', label: 'Nucleic mismatch', number: [-10, -1] },
      {
        name: 'GappedAlignment',
        label: 'Gapped alignment',
        options: [
          { value: 'T', label: 'Yes' },
          { value: 'F', label: 'No' },
        ],
      },
      { name: 'OpenPenalty', label: 'Open penalty', options: numbers(1, 32) },
      { name: 'ExtendPenalty', label: 'Extension penalty', options: numbers(1, 10) },
    ],
  },
  {
    legend: 'Result',
    fields: [
      { name: 'MaxScores', label: 'Max scores', number: [1, 500] },
      { name: 'MaxAlignments', label: 'Max alignments', number: [0, 500] },
    ],
  },
]
