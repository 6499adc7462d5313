import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { LoadFailure } from '@rosette/ui-kit/feedback/query-part.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { combineItems } from '../../../list-contents/contract/list-operation.ts'
import type { ListVersion } from '../../../list-contents/contract/record-list.ts'
import { readItems } from '../../../list-contents/web/lists-query.ts'
import { InSteps } from '../in-steps.tsx'
import { describeLocus, useLocusNames } from '../locus-names.tsx'
import classes from './list-page.module.css'

type VersionDifferenceProps = {
  kind: ListKind
  versions: readonly ListVersion[]
  from: ListVersion
  to: ListVersion
  onPair(next: { from?: number; to?: number }): void
}

const stepSize = 100

/** What one version has and another has not, by name. */
export function VersionDifference({ kind, versions, from, to, onPair }: VersionDifferenceProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['version-difference', from.contentId, to.contentId],
    queryFn: () => differ(from.contentId, to.contentId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const choice = (label: string, value: number, onValue: (version: number) => void) => (
    <label>
      {label}{' '}
      <select className={controls.select} value={value} onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}>
        {versions.map(({ version }) => (
          <option key={version} value={version}>
            Version {version}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <TitledCard title="Difference" isPadded>
      <div className={classes.pair}>
        {choice('From', from.version, (version) => onPair({ from: version }))}
        {choice('to', to.version, (version) => onPair({ to: version }))}
      </div>
      {error && <LoadFailure what="the difference" error={error} onRetry={refetch} />}
      {!data && !error && <Loading what="the difference" isSmall />}
      {data && (
        <div className={classes.difference}>
          <Items kind={kind} label="Added" items={data.added} />
          <Items kind={kind} label="Removed" items={data.removed} />
        </div>
      )}
    </TitledCard>
  )
}

async function differ(from: string, to: string): Promise<{ added: string[]; removed: string[] }> {
  const [before, after] = await Promise.all([readItems(from), readItems(to)])
  return { added: combineItems('difference', [after, before]), removed: combineItems('difference', [before, after]) }
}

function Items({ kind, label, items }: { kind: ListKind; label: string; items: readonly string[] }) {
  const names = useLocusNames(kind === 'locus' ? items : [])
  return (
    <section aria-label={label}>
      <h3>
        {label} <span>{formatNumber(items.length)}</span>
      </h3>
      {items.length === 0 && <p className={classes.text}>Nothing.</p>}
      <InSteps lines={items} stepSize={stepSize} keyOf={(item) => item}>
        {(item) => (
          <>
            <code>{item}</code> {describeLocus(names.get(item))}
          </>
        )}
      </InSteps>
    </section>
  )
}
