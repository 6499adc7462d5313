import type { GafAnnotation } from './gaf.ts'

/** A line of GAF, 17 columns; what `parseGafLine` reads. A bar or a tab inside a value would begin another one. */
export function gafLine(annotation: GafAnnotation): string {
  const { database, objectId, symbol, qualifiers, termId, references, evidenceCode, aspect, objectName, synonyms, objectType } = annotation
  const listed = (values: readonly string[]) => values.map((value) => plain(value).replaceAll('|', '/')).join('|')
  return `${[
    database,
    objectId,
    plain(symbol),
    listed(qualifiers),
    termId,
    listed(references),
    evidenceCode,
    listed(annotation.with),
    aspect,
    plain(objectName ?? ''),
    listed(synonyms),
    objectType,
    listed(annotation.taxa),
    annotation.date?.replaceAll('-', '') ?? '',
    annotation.assignedBy ?? '',
    '',
    '',
  ].join('\t')}\n`
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
