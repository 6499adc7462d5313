/** What a publication can be (FPUB-006), as stored; shown with spaces. */
export const publicationTypes = [
  'book',
  'research_article',
  'review',
  'dissertation',
  'press_article',
  'comment',
  'abstract',
  'book_chapter',
  'erratum',
] as const

export type PublicationType = (typeof publicationTypes)[number]

/** Null for an unknown word. */
export function parsePublicationType(text: string): PublicationType | null {
  return publicationTypes.find((type) => type === text) ?? null
}

export function formatPublicationType(type: PublicationType): string {
  return type.replaceAll('_', ' ')
}
