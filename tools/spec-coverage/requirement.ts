export type Requirement = { id: string; area: string; text: string; isWithdrawn: boolean }

/** The rows of the requirement list (docs/spec/requirements.tsv). */
export function parseRequirements(tsv: string): Requirement[] {
  const rows = tsv.trimEnd().split('\n').slice(1)
  return rows.map((row, i) => {
    const [id, area, , text, ...rest] = row.split('\t')
    if (!id || !area || !text || rest.length !== 1 || !id.startsWith(`${area}-`))
      throw new Error(`Line ${i + 2} of the requirement list is not a row of five columns`)
    return { id, area, text, isWithdrawn: text.startsWith('[withdrawn] ') }
  })
}
