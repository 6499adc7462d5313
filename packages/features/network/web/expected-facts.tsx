import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { mostRandomGenes, type NetworkExpected } from '../contract/network-answer.ts'
import type { EdgeKind } from '../contract/network-call.ts'
import { expectedQuery } from './network-query.ts'
import classes from './network-results.module.css'

const headings: Readonly<Record<EdgeKind, string>> = {
  binding: 'Bind each other',
  regulation: 'Regulate each other, effect stated',
  unclear: 'Regulate each other, effect not stated',
  unstated: 'Interact, kind not stated',
}

/** How many edges there are, beside those among random genes (NETWORK-007). It is asked once the edges are there. */
export function ExpectedFacts({ params }: { params: URLSearchParams }) {
  const expected = useQuery(expectedQuery(params))
  return (
    <QueryPart query={expected} what="the random draws">
      {({ draws, seed, kinds }) =>
        kinds.length > 0 && (
          <section aria-label="Observed and expected">
            <dl className={classes.facts}>
              {kinds.map((kind) => (
                <div key={kind.kind}>
                  <dt>{headings[kind.kind]}</dt>
                  <dd>
                    <strong>
                      {formatCount(kind.observed, 'edge')} of {formatCount(kind.genes, 'gene')}
                    </strong>
                    <span>{sayRandom(kind)}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={classes.method}>
              <strong>Expected:</strong> the edges among random genes, in {formatNumber(draws)} draws (seed {seed}). In each draw every gene
              of the list is replaced by one with as many edges of this kind to any gene, outward and inward, or by one of the 20 with the
              nearest numbers. p = (b + 1) / (n + 1), where b of n draws have at least as many edges as the list. This allows for how much
              each gene was studied, but not for which pairs were tested: genes that were tested against one another on purpose have more
              edges than expected. All sources are counted, whatever the filters show, and a gene paired with itself is not.
            </p>
          </section>
        )
      }
    </QueryPart>
  )
}

function sayRandom({ random }: NetworkExpected['kinds'][number]): string {
  if (random === null) return `Too many genes for random draws, which take up to ${formatNumber(mostRandomGenes)}`
  return `${random.mean.toFixed(1)} expected, ${formatNumber(random.low)} to ${formatNumber(random.high)} in 95 of 100 draws, p = ${sayChance(random.p)}`
}

function sayChance(p: number): string {
  return p < 0.001 ? p.toExponential(1) : p.toPrecision(2)
}
