export type GuideSection = { number: number; title: string; scripts: string[] }

/** The commands of the numbered sections of a guide: their blocks of `sh`, in their order. */
export function guideSections(markdown: string): GuideSection[] {
  const sections: GuideSection[] = []
  let current: GuideSection | null = null
  let script: string[] | null = null
  for (const line of markdown.split('\n')) {
    if (script !== null) {
      if (line === '```') {
        current?.scripts.push(script.join('\n'))
        script = null
      } else script.push(line)
    } else if (line === '```sh') script = []
    else if (line.startsWith('## ')) {
      const { number, title = '' } = /^## (?<number>\d+)\. (?<title>.+)$/.exec(line)?.groups ?? {}
      current = number === undefined ? null : { number: Number(number), title, scripts: [] }
      if (current) sections.push(current)
    }
  }
  if (script !== null) throw new Error('A block of the guide has no end.')
  return sections
}

/** What a reader puts in place of a name in capitals or in angle brackets. */
export type Blanks = Readonly<Record<string, string>>

/** A script with its blanks filled in; one that nobody fills in would be run as it stands. */
export function fillBlanks(script: string, blanks: Blanks): string {
  return script.replaceAll(/<[a-z][a-z ]*>|\bPASSWORD\b/g, (blank) => {
    const text = blanks[blank]
    if (text === undefined) throw new Error(`The guide has a blank that nobody fills in: ${blank}`)
    return text
  })
}

/** Fails if the guide no longer has the sections and the blanks that are known here. */
export function expectKnownGuide(sections: readonly GuideSection[], titles: readonly string[], blanks: readonly string[]): void {
  const found = sections.map(({ title }) => title)
  if (found.join() !== titles.join()) throw new Error(`The guide has the sections ${found.join(', ')}; known are ${titles.join(', ')}.`)
  for (const { title, scripts } of sections) if (scripts.length === 0) throw new Error(`The section ${title} has no commands.`)
  const text = sections.flatMap(({ scripts }) => scripts).join('\n')
  for (const blank of blanks) if (!text.includes(blank)) throw new Error(`The guide no longer has the blank ${blank}.`)
}
