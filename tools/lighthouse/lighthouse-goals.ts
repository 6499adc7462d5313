export type Device = 'mobile' | 'desktop'

/** What one run of Lighthouse measured; times in milliseconds. */
export type Measured = {
  benchmarkIndex: number
  performance: number
  accessibility: number
  bestPractices: number
  fcp: number
  lcp: number
  tbt: number
  /** Blocking time of a phone by processor time, which other work on the machine changes less; null on a desktop. */
  blocking: number | null
  cls: number
  lcpElement: { path: string; snippet: string } | null
}

const atLeast = { performance: { mobile: 90, desktop: 98 }, accessibility: 100 } as const
const atMost = { fcp: 1800, lcp: 2500, tbt: 200, cls: 0.05 } as const

/** The run in the middle by performance, with the median of each number: one slow run says little. */
export function medianOf(runs: readonly Measured[]): Measured {
  const byScore = runs.toSorted((one, other) => one.performance - other.performance)
  const middle = byScore[Math.floor(byScore.length / 2)]
  if (!middle) throw new Error('Lighthouse did not run')
  const median = (field: 'benchmarkIndex' | 'performance' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'blocking') => {
    const sorted = runs.map((run) => run[field] ?? Number.NaN).sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    ...middle,
    benchmarkIndex: median('benchmarkIndex'),
    performance: median('performance'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    blocking: middle.blocking === null ? null : median('blocking'),
    // A page is as accessible as its worst run.
    accessibility: Math.min(...runs.map((run) => run.accessibility)),
    bestPractices: Math.min(...runs.map((run) => run.bestPractices)),
  }
}

/** The goals that a page misses, in words; none if it meets them all. */
export function missedGoals(device: Device, measured: Measured): string[] {
  const { performance, accessibility, fcp, lcp, tbt, cls, lcpElement } = measured
  return [
    performance < atLeast.performance[device] && `performance ${performance} < ${atLeast.performance[device]}`,
    accessibility < atLeast.accessibility && `accessibility ${accessibility} < ${atLeast.accessibility}`,
    fcp > atMost.fcp && `FCP ${Math.round(fcp)} > ${atMost.fcp} ms`,
    lcp > atMost.lcp && `LCP ${Math.round(lcp)} > ${atMost.lcp} ms`,
    tbt > atMost.tbt && `TBT ${Math.round(tbt)} > ${atMost.tbt} ms`,
    cls > atMost.cls && `CLS ${cls.toFixed(3)} > ${atMost.cls}`,
    !isContent(lcpElement) && `the LCP element is not content of the page: ${lcpElement?.snippet ?? 'unknown'}`,
  ].filter((goal) => goal !== false)
}

/** Content is what a visitor came for: not the header, and not the shape of a page that is still loading. The heading of home is content. */
function isContent(element: Measured['lcpElement']): boolean {
  if (element === null || /skeleton/i.test(element.snippet)) return false
  return /,MAIN,|,H1$/.test(element.path)
}
