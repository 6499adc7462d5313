import { releaseQuery } from '@rosette/api-client/release-query.ts'
import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { useQuery } from '@tanstack/react-query'
import classes from './record-sources.module.css'

/** The files of the release that records of this kind follow from, for whoever wants to know. */
export function RecordSources({ kind }: { kind: Pick<Kind, 'name' | 'label'> }) {
  const { data: release } = useQuery(releaseQuery())
  const sources = release?.sources.filter(({ recordKinds }) => recordKinds.includes(kind.name)) ?? []
  if (!release || sources.length === 0) return null
  return (
    <details className={classes.sources}>
      <summary>Source files of {kind.label.toLowerCase()} records</summary>
      <ul>
        {sources.map(({ file, title, licence, citation }) => (
          <li key={`${file} ${title}`}>
            <b>{title}</b>, <code>{file}</code>. {licence}. {citation}
          </li>
        ))}
      </ul>
      <p>Release {release.releaseId}.</p>
    </details>
  )
}
