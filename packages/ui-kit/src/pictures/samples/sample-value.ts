import { formatNumber } from '@rosette/contract-kit/format-number.ts'

/** What was measured in a sample, as pictures draw it. */
export type SampleValue = {
  sample: string
  label: string
  /** The group under which it stands: an organ, a treatment. */
  organ: string
  treatment: string | null
  /** Null: not measured. */
  mean: number | null
  runs: readonly { run: string; value: number | null }[]
}

/** Samples of one organ, in the order in which they are given. */
export type Organ<Sample extends SampleValue = SampleValue> = { name: string; samples: readonly Sample[] }

export function organsOf<Sample extends SampleValue>(samples: readonly Sample[]): Organ<Sample>[] {
  return Array.from(
    Map.groupBy(samples, ({ organ }) => organ),
    ([name, ofOrgan]) => ({ name, samples: ofOrgan }),
  )
}

/** A value as pages print it: nothing read, too little to be told apart, and numbers as exact as two runs of a sample usually agree. */
export function formatAmount(value: number | null): string {
  if (value === null) return 'Not measured'
  if (value === 0) return '0'
  if (value < 0) return value.toFixed(2).replace('-', '−')
  if (value < 0.1) return '< 0.1'
  return value < 99.95 ? value.toFixed(1) : formatNumber(Math.round(value))
}
