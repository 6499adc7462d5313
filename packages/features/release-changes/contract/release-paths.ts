export const releasesPath = '/about/releases'

export function releasePath(releaseId: string): string {
  return `${releasesPath}/${encodeURIComponent(releaseId)}`
}

/** The file of what a release changed, as the browser downloads it. */
export function changesFilePath(releaseId: string, format: 'tsv' | 'json', kind?: string): string {
  return `/api/releases/${encodeURIComponent(releaseId)}/changes?format=${format}${kind === undefined ? '' : `&kind=${kind}`}`
}
