/** An axis with the texts at its ends, and where on it a value is, in percent; values outside stand at the ends. */
export type Axis = { label: string; from: string; to: string; percentOf(value: number): number }

const within = (percent: number) => Math.min(100, Math.max(0, percent))

/** Intensities span four powers of ten, so theirs is logarithmic. */
export const signalAxes = {
  intensity: {
    label: 'Average intensity',
    from: '1',
    to: '10,000 (logarithmic)',
    percentOf: (value) => within(25 * Math.log10(Math.max(value, 1))),
  },
  percentile: { label: 'Average signal percentile', from: '0', to: '100', percentOf: within },
  logRatio: { label: 'Average log ratio', from: '−4', to: '4', percentOf: (value) => within(50 + 12.5 * value) },
} satisfies Record<string, Axis>
