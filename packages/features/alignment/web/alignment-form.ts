import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { AlignmentOptions, leastProteins, mostProteins } from '../contract/alignment-call.ts'

export type AlignmentValues = { proteins: string; sendMail: boolean }

export const firstAlignmentValues: AlignmentValues = { proteins: '', sendMail: false }

/** The form; mail is offered to those who have an address with us. */
export function alignmentForm({ offersMail }: { offersMail: boolean }) {
  return defineEntryForm<AlignmentValues>({
    fields: {
      proteins: {
        control: 'textarea',
        label: 'Proteins',
        hint: `${leastProteins} to ${mostProteins}: loci, gene models, symbols or UniProt accessions, or sequences in FASTA. They are aligned in this order.`,
        rows: 9,
        placeholder: 'AT4G18960, AT3G58780.1, SEP3',
        isRequired: true,
        check: (value) => errorOf(value),
      },
      sendMail: { control: 'checkbox', label: 'E-mail me when it finishes' },
    },
    sections: [
      { legend: 'Proteins', help: 'help-blast#align-proteins', lines: [['proteins'], ...(offersMail ? [['sendMail'] as const] : [])] },
    ],
  })
}

function errorOf(text: string): string | null {
  const count = text.trimStart().startsWith('>') ? (text.match(/^\s*>/gm)?.length ?? 0) : parseIdentifiers(text).length
  if (count < leastProteins) return `Enter at least ${leastProteins} proteins.`
  return count > mostProteins ? `At most ${mostProteins} proteins can be aligned; these are ${formatNumber(count)}.` : null
}

/** Fills the form as a run had it, or as it was left before a login. */
export function valuesOf(options: Readonly<Record<string, unknown>>): AlignmentValues {
  if (typeof options.proteins === 'string') return { ...firstAlignmentValues, proteins: options.proteins }
  const run = AlignmentOptions.safeParse(options)
  if (!run.success) return firstAlignmentValues
  const { proteins, missing } = run.data
  const isPasted = proteins.some(({ locus }) => locus === null)
  const texts = isPasted
    ? proteins.map(({ name, sequence }) => `>${name}\n${sequence}`)
    : [...proteins.map(({ name }) => name), ...missing.map(({ id }) => id)]
  return { ...firstAlignmentValues, proteins: texts.join('\n') }
}
