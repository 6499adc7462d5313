import { z } from 'zod'

/** Values of one list that a form can send; no list of ours is longer. */
const maxChoices = 100

// The longest name of an ecotype, a country or a mutagen has some forty letters.
const longestChoice = 200

/** One or several values of a closed list; several are alternatives (API-066). */
export function choicesOf<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z
    .union([z.enum(values), z.array(z.enum(values)).max(maxChoices)], { error: `One or several of ${values.join(', ')} are expected.` })
    .transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen]))
}

const Choice = z.string().trim().max(longestChoice)

/** One or several values of a list that grows with what the records hold: countries, mutagens, ecotypes. */
export const OpenChoices = z
  .union([Choice, z.array(Choice).max(maxChoices)], {
    error: `Texts of at most ${longestChoice} characters are expected, ${maxChoices} of them at most.`,
  })
  .transform((chosen) => (Array.isArray(chosen) ? chosen : [chosen]))
