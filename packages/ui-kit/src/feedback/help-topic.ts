/** A heading of the help: `help-blast#databases` is the section Databases of `texts/help-blast.md`. */
export type HelpTopic = `help-${string}#${string}`

/** `/help/blast#databases`. */
export function addressOfTopic(topic: HelpTopic): string {
  return `/${topic.replace('-', '/')}`
}
