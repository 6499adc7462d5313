import type { AcceptedLine } from './accepted-lines.ts'

/** What APICURON takes in bulk: one report for each line of an author who has an ORCID iD and wants credit. */
export type ApicuronReports = {
  resource_id: string
  reports: { curator_orcid: string; activity_term: string; entity_uri: string; timestamp: string; resource_id: string }[]
}

const activities: Readonly<Record<string, string>> = {
  annotation: 'annotation_added',
  objection: 'annotation_withdrawn',
  phenotype: 'phenotype_added',
  interaction: 'interaction_added',
}

export function formatCredits(
  lines: readonly AcceptedLine[],
  { publicUrl, resourceId }: { publicUrl: string; resourceId: string },
): ApicuronReports {
  return {
    resource_id: resourceId,
    reports: lines.flatMap(({ isCredited, authorOrcid, approvedAt, lineKind, locusName }) =>
      isCredited && authorOrcid !== null
        ? [
            {
              curator_orcid: authorOrcid,
              activity_term: activities[lineKind] ?? lineKind,
              entity_uri: `${publicUrl}/locus?name=${encodeURIComponent(locusName)}`,
              timestamp: approvedAt.toISOString(),
              resource_id: resourceId,
            },
          ]
        : [],
    ),
  }
}
