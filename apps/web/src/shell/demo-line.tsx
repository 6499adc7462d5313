import { releaseQuery } from '@rosette/api-client/release-query.ts'
import { demoKindsOf, isDemoRelease } from '@rosette/contract-kit/demo-kinds.ts'
import { isKindName, kinds } from '@rosette/kinds/registry/contract.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './footer.module.css'

/** Says that what is served is made up, or which part of it is; on a site with published data only, nothing. */
export function DemoLine() {
  const { data: release } = useQuery(releaseQuery())
  if (!release) return null
  if (isDemoRelease(release)) {
    return <p className={classes.demo}>Demonstration data: facts on well-known genes are true, everything else is made up.</p>
  }
  const labels = demoKindsOf(release).map((name) => (isKindName(name) ? kinds[name].label : name))
  if (labels.length === 0) return null
  return <p className={classes.demo}>Made up for demonstration: {labels.join(', ')}.</p>
}
