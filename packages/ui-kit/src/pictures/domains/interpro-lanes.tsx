import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'
import { useMemo } from 'react'
import { domainColours } from './domain-colours.ts'
import { interproGroups } from './domain-groups.ts'
import { DomainLanes } from './domain-lanes.tsx'

type InterproLanesProps = { name: string; length: number; domains: readonly InterproDomain[] }

/** The InterPro entries of a protein, a lane for each; its bars are links to the entries. */
export function InterproLanes({ name, length, domains }: InterproLanesProps) {
  const groups = useMemo(() => interproGroups(domains), [domains])
  const { legend } = useMemo(() => domainColours([domains]), [domains])
  return <DomainLanes name={name} length={length} groups={groups} legend={legend} />
}
