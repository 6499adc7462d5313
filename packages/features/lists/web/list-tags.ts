import { maxListTag, maxListTags } from '../../list-contents/contract/record-list.ts'

/** The tags of a field in which commas separate them, each once. */
export function parseTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim().replace(/\s+/g, ' ')))].filter((tag) => tag !== '')
}

/** The field of a form in which a list gets its tags. */
export const tagsField = {
  label: 'Tags (optional)',
  control: 'text',
  size: 'large',
  placeholder: 'Separated by commas: thesis, cold',
  check(text: string): string | null {
    const tags = parseTags(text)
    if (tags.length > maxListTags) return `A list has at most ${maxListTags} tags.`
    const long = tags.find((tag) => tag.length > maxListTag)
    return long === undefined ? null : `A tag has at most ${maxListTag} characters: ${long}`
  },
} as const
