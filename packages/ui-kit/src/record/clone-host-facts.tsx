import type { CloneHost } from '@rosette/contract-kit/clone-parts.ts'
import { FactList } from './fact-list.tsx'
import { RecordLink } from './record-link.tsx'

/** The strains that something is grown in, and the species each belongs to. */
export function CloneHostFacts({ hosts }: { hosts: readonly CloneHost[] }) {
  return hosts.map(({ hostStrain, originalName, genus, species }) => (
    <FactList
      key={originalName}
      facts={[
        { label: 'Name', value: hostStrain ? <RecordLink to={hostStrain}>{originalName}</RecordLink> : originalName },
        { label: 'Species', value: genus && <i lang="la">{[genus, species].filter(Boolean).join(' ')}</i> },
      ]}
    />
  ))
}
