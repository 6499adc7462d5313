/** The address of a file of a track that the operator has added. */
export function siteTrackPath(releaseId: string, file: string): string {
  return `/api/genome/${releaseId}/site/${file}`
}
