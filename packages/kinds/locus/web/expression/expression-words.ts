import { formatAmount, organsOf } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { expressedFrom } from '../../contract/expressed-from.ts'
import type { ExpressionDataSet, ExpressionSample } from '../../contract/locus-expression.ts'

/** Where a gene is expressed, in words made by rule (EXPR-014). */
export function expressionSentences(samples: readonly ExpressionSample[], unit: string): string[] {
  const measured = samples.flatMap((sample) => (sample.mean === null ? [] : [{ ...sample, mean: sample.mean }]))
  const [first, ...next] = measured.toSorted((one, other) => other.mean - one.mean)
  if (first === undefined || first.mean === 0) return ['Zero in every sample of this data set.']
  const others = next.slice(0, 2).filter(({ mean }) => mean > 0)
  const then = others.map((sample) => `${nameOf(sample, samples)} (${formatAmount(sample.mean)})`).join(' and ')
  const highest = `Highest in ${nameOf(first, samples)}, ${formatAmount(first.mean)} ${unit}`
  return [`${highest}${then === '' ? '' : `, then ${then}`}.`, ...countSentence(measured, unit)]
}

/** A label that stands under several organs (1 h of cold, 1 h of heat) is told apart by its organ. */
function nameOf({ label, organ }: ExpressionSample, samples: readonly ExpressionSample[]): string {
  return samples.filter((sample) => sample.label === label).length > 1 ? `${label} of ${organ}` : label
}

function countSentence(samples: readonly (ExpressionSample & { mean: number })[], unit: string): string[] {
  const limit = expressedFrom(unit)
  if (limit === null) return []
  const isExpressed = ({ mean }: ExpressionSample) => mean !== null && mean >= limit
  const total = samples.filter(isExpressed).length
  const beginning = `At ${limit} ${unit} or more in ${total} of ${formatNumber(samples.length)} samples`
  if (total === 0 || total === samples.length) return [`${beginning}.`]
  const organs = organsOf(samples).map(({ name, samples: all }) => ({ name, count: all.filter(isExpressed).length, of: all.length }))
  const whole = organs.filter(({ count, of }) => count === of).map(({ name }) => name)
  const parts = organs.filter(({ count, of }) => count > 0 && count < of).map(({ name, count, of }) => `${count} of ${of} of ${name}`)
  const none = organs.filter(({ count }) => count === 0).map(({ name }) => name)
  const some = [...(whole.length > 0 ? [`all of ${listed(whole)}`] : []), ...parts].join(', ')
  return [`${beginning}: ${some}${none.length > 0 ? `; none of ${listed(none, 'or')}` : ''}.`]
}

function listed(names: readonly string[], word = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

/** Every run on a line of its own. */
export function expressionFile(name: string, { title, unit }: ExpressionDataSet, samples: readonly ExpressionSample[]): string {
  const head = ['locus', 'data_set', 'organ', 'sample', 'label', 'treatment', 'po_terms', 'unit', 'mean', 'run', 'value']
  const lines = samples.flatMap(({ organ, sample, label, treatment, poTerms, mean, runs }) =>
    runs.map(({ run, value }) => [
      name,
      title,
      organ,
      sample,
      label,
      treatment ?? '',
      poTerms.join('|'),
      unit,
      mean ?? 'NA',
      run,
      value ?? 'NA',
    ]),
  )
  return `${[head, ...lines].map((cells) => cells.join('\t')).join('\n')}\n`
}
