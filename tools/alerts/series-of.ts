/** What an expression reads: the name of a metric, and the labels by which it selects or groups. */
export type Series = { metric: string; labels: string[] }

/** Labels that Prometheus adds to every series, and the one of histogram buckets. */
const addedLabels: ReadonlySet<string> = new Set(['job', 'instance', 'le'])
const ourMetric = /\b((?:rosette|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g
const grouping = /\b(?:by|on|without|ignoring) ?\(([^)]*)\)/g

/**
 * The series that an expression of PromQL reads. Labels of a grouping count for all of them: our expressions group only by labels
 * that each of their series has.
 */
export function seriesOf(expression: string): Series[] {
  const grouped = [...expression.matchAll(grouping)].flatMap(([, labels = '']) => namesIn(labels))
  return [...expression.replaceAll(grouping, '').matchAll(ourMetric)].map(([, metric = '', matchers = '']) => ({
    metric,
    labels: [...new Set([...grouped, ...namesIn(matchers.replaceAll(/"[^"]*"/g, ''))])].filter((label) => !addedLabels.has(label)),
  }))
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/[a-z_]\w*/gi)].map(([name]) => name)
}

/** A histogram has three series, of which only its own name is registered. */
export function registeredName(metric: string, isHistogram: (name: string) => boolean): string {
  const base = metric.replace(/_(bucket|count|sum)$/, '')
  return isHistogram(base) ? base : metric
}
