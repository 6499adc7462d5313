import { isCode } from '../file-roles.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

type Phrase = { pattern: RegExp; better: string }

/** Phrases that no technical writer would use, and what to write instead. The rest of the word list is in docs/style.md. */
const phrases: readonly Phrase[] = [
  // Not: room for something, Room 12, room temperature.
  { pattern: /(?<!\b(?:has|have|no|for|more|much) )\b[Rr]ooms?\b(?! (?:for|to|temperature|\d))|(?<!\\)[a-z]Rooms?\b/g, better: 'layer' },
  { pattern: /\bfences?\b/gi, better: 'import rule' },
  { pattern: /\b(?:the|this|whole|our) house\b/gi, better: 'codebase or repository' },
  // Not: a percent sign, to sign in, a sign of life, a method: Math.sign, key.sign.
  {
    pattern:
      /(?<!\b(?:percent|equals|plus|minus) |\.)\b[Ss]igns?\b(?!-| (?:in|out|up|of life|one|some|any|every|no)|\.ts\b| (?:somebody|nobody|anybody|everybody))/g,
    better: 'character',
  },
  { pattern: /\bpieces? of three\b/gi, better: 'trigram' },
  // Not: there is no such page, is no longer.
  {
    pattern: /(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|need\b|reason\b|way\b|doubt\b)(?=[a-zA-Z$])/g,
    better: '"is not a …" or "are not …"',
  },
  { pattern: /(?<!= )\b(?:null|undefined|empty) where\b/g, better: '"if"' },
  { pattern: /\b(?:[Hh]e|his|him|himself)\b/g, better: 'they, their or them' },
  { pattern: /\bslip of the pen\b/gi, better: 'typo' },
  { pattern: /\bfiles to take away\b/gi, better: 'data files' },
  { pattern: /\bask(?:s|ed)? back\b/gi, better: 'request information' },
  { pattern: /\b(?:is|are) told by mail\b/gi, better: 'is notified by e-mail' },
  { pattern: /\b(?:choose|values|list, one|chosen) (?:is|are) enough\b|\bone is enough\b/gi, better: 'matches any selected value' },
  { pattern: /\bask(?:s)? for (?:less|nothing)\b/gi, better: 'use fewer criteria; empty rows are ignored' },
  { pattern: /\bboth are meant\b/gi, better: 'both must match' },
  { pattern: /\bnothing meets all\b/gi, better: 'no record matches all criteria' },
  { pattern: /\bwherever it stands\b/gi, better: 'anywhere' },
  { pattern: /\b(?:have|has) not been taken in\b/gi, better: 'have not been added' },
  { pattern: /\bcompared as a whole\b/gi, better: 'exact match only' },
  { pattern: /\bmust match all of it\b/gi, better: 'must match every criterion' },
  { pattern: /\bwhoever\b/gi, better: 'anyone who, or anyone with' },
  { pattern: /\banew\b/gi, better: 'again' },
  { pattern: /\ban own\b/gi, better: '"a custom …" or "its own …"' },
  { pattern: /\bunasked\b/gi, better: 'automatically, or without telling you' },
  { pattern: /\bwhat (?:becomes|became) of\b/gi, better: 'what happens to, what happened to' },
  { pattern: /\bcounts? as nothing\b/gi, better: 'is not counted' },
  { pattern: /\bbrought back\b/gi, better: 'restored' },
  { pattern: /\b(?:commas|semicolons|tabs),? (?:or|and) blanks\b/gi, better: 'spaces' },
  { pattern: /\bcorrected after [A-Z]/g, better: '"corrected by the … method"' },
]

/** Where a phrase is right: sentences that the specification gives word for word, and words in their own sense. */
const quoted: readonly string[] = ['dims the room']

/** These files list the phrases in order to forbid them. A migration that has been applied somewhere cannot be edited. */
const about =
  /repository-rules\/(documents\/plain-english|planted-violations|repository-rules\.test)\.ts$|^docs\/style\.md$|\/migrations\/|^CHANGELOG\.md$/

/** Pages, comments, messages and documents are plain English. */
export const plainEnglish: Rule = eachFile(
  (path) => (isCode(path) || /\.(md|sql|css|html|sh)$/.test(path)) && !about.test(path),
  ({ text }) =>
    phrases.flatMap(({ pattern, better }) =>
      [...text.matchAll(pattern)]
        .filter(({ index }) => !quoted.some((sentence) => isWithin(text, index, sentence)))
        .map(({ 0: found, index }) => ({ line: lineAt(text, index), reason: `"${found.trim()}": write ${better}` })),
    ),
)

function isWithin(text: string, index: number, sentence: string): boolean {
  const from = text.lastIndexOf(sentence, index)
  return from >= 0 && index < from + sentence.length
}
