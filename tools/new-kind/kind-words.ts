/** The spellings of a kind's name that code, SQL and people use. */
export type KindWords = {
  /** `host-strain`: folder, files, address. */
  kebab: string
  /** `hostStrain` */
  camel: string
  /** `HostStrain` */
  pascal: string
  /** `host_strain` */
  snake: string
  /** `Host strain` */
  label: string
}

/** What a new kind has in addition to its page. A form and positions, which results show on the genome, require a search. */
export type KindParts = { isSearchable: boolean; hasForm: boolean; hasPositions: boolean }

/** Throws a sentence for people when the name cannot be one. */
export function toKindWords(name: string): KindWords {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`'${name}' is not a valid name for a kind; write it like germplasm or host-strain.`)
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    label: capital(words.join(' ')),
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
