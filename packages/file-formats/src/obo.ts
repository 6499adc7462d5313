import { cleanText } from './read-table.ts'

export const synonymScopes = ['EXACT', 'BROAD', 'NARROW', 'RELATED'] as const

export type OboSynonym = { text: string; scope: (typeof synonymScopes)[number] }

/** A stanza of an OBO 1.2 or 1.4 file. Missing tags are null or an empty list. */
export type OboStanza = {
  /** 'Term', 'Typedef', … */
  type: string
  id: string
  name: string | null
  /** The file's default namespace, if the stanza has none. */
  namespace: string | null
  definition: string | null
  synonyms: OboSynonym[]
  isA: string[]
  relationships: { type: string; target: string }[]
  alternativeIds: string[]
  xrefs: string[]
  isObsolete: boolean
  replacedBy: string[]
  consider: string[]
}

export type OboReading = {
  stanza(stanza: OboStanza): void
  reject(reason: string): void
}

type Draft = Omit<OboStanza, 'id'> & { id: string | null }

/** Reads an OBO file line by line and hands over each stanza when it ends. Tags that are not in `OboStanza` are ignored. */
export function readObo({ stanza: take, reject }: OboReading): { line(text: string): void; end(): void } {
  let defaultNamespace: string | null = null
  let draft: Draft | null = null

  function end(): void {
    const done = draft
    draft = null
    if (done === null) return
    if (done.id === null) reject(`a [${done.type}] stanza has no id`)
    else take({ ...done, id: done.id, namespace: done.namespace ?? defaultNamespace })
  }

  function line(raw: string): void {
    const text = cleanText(raw).trim()
    const opening = /^\[(\w+)\]$/.exec(text)?.[1]
    if (opening !== undefined) {
      end()
      draft = newDraft(opening)
      return
    }
    const tag = /^([\w-]+):\s*(.*)$/.exec(text)
    if (!tag) {
      if (text !== '' && !text.startsWith('!')) reject(`${JSON.stringify(text.slice(0, 40))} is neither a tag nor the head of a stanza`)
      return
    }
    const [, name = '', value = ''] = tag
    if (draft === null) {
      if (name === 'default-namespace') defaultNamespace = plainValue(value)
      return
    }
    const reason = readTag(draft, name, value)
    if (reason !== null) reject(reason)
  }

  return { line, end }
}

function newDraft(type: string): Draft {
  return {
    type,
    id: null,
    name: null,
    namespace: null,
    definition: null,
    synonyms: [],
    isA: [],
    relationships: [],
    alternativeIds: [],
    xrefs: [],
    isObsolete: false,
    replacedBy: [],
    consider: [],
  }
}

/** Adds the value of a tag; returns why it can't be used, or null. */
function readTag(draft: Draft, tag: string, value: string): string | null {
  if (tag === 'id') draft.id = plainValue(value)
  else if (tag === 'name') draft.name = unescapeObo(withoutComment(value))
  else if (tag === 'namespace') draft.namespace = plainValue(value)
  else if (tag === 'is_obsolete') draft.isObsolete = plainValue(value) === 'true'
  else if (tag === 'def') return readDefinition(draft, value)
  else if (tag === 'synonym') return readSynonym(draft, value)
  else if (tag === 'relationship') return readRelationship(draft, value)
  else listOf(draft, tag)?.push(plainValue(value))
  return null
}

function listOf(draft: Draft, tag: string): string[] | null {
  if (tag === 'is_a') return draft.isA
  if (tag === 'alt_id') return draft.alternativeIds
  if (tag === 'xref') return draft.xrefs
  if (tag === 'replaced_by') return draft.replacedBy
  return tag === 'consider' ? draft.consider : null
}

function readDefinition(draft: Draft, value: string): string | null {
  const text = quotedText(value)
  if (text === null) return 'a definition does not stand in quotes'
  draft.definition = text.value
  return null
}

/** `"text" SCOPE TYPE [references]`. A synonym without a scope is RELATED, as the format defines. */
function readSynonym(draft: Draft, value: string): string | null {
  const text = quotedText(value)
  if (text === null) return 'a synonym does not stand in quotes'
  const word = /^\s*(\w+)/.exec(text.rest)?.[1]
  draft.synonyms.push({ text: text.value, scope: synonymScopes.find((scope) => scope === word) ?? 'RELATED' })
  return null
}

function readRelationship(draft: Draft, value: string): string | null {
  const [type, target] = plainValue(value).split(/\s+/)
  if (!type || !target) return 'a relationship needs a type and a target'
  draft.relationships.push({ type, target })
  return null
}

/** The text of a definition or synonym, without its quotes; null if it is not quoted. */
export function quotedText(value: string): { value: string; rest: string } | null {
  const quoted = /^"((?:[^"\\]|\\.)*)"(.*)$/.exec(value)
  return quoted ? { value: unescapeObo(quoted[1] ?? ''), rest: quoted[2] ?? '' } : null
}

/** An id, flag or namespace: braces after it hold a qualifier, and an exclamation mark starts a comment. */
function plainValue(value: string): string {
  return unescapeObo(
    withoutComment(value)
      .replace(/(?<!\\)\{.*$/, '')
      .trim(),
  )
}

function withoutComment(value: string): string {
  return value.replace(/\s+!\s.*$|\s+!$/, '').trim()
}

/** Escapes of the format (OBO 1.2, section S.1.5). */
function unescapeObo(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => ({ n: ' ', t: ' ', W: ' ' })[letter] ?? letter)
}
