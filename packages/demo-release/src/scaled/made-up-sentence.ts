import { mixedNumber } from './mixed-number.ts'

const subjects =
  'leaf root petal stamen silique embryo seedling hypocotyl trichome cotyledon meristem shoot pollen ovule sepal xylem phloem guard-cell'
const verbs = 'regulates represses delays accelerates requires binds transports modifies degrades senses methylates phosphorylates'
const objects =
  'auxin ethylene gibberellin cytokinin light cold drought salt nitrate phosphate sugar calcium iron chromatin flowering germination senescence dormancy'
const qualities = 'early late weak strong transient constitutive partial complete mild severe seasonal circadian'
const places = 'nucleus plastid vacuole mitochondrion membrane cytosol apoplast peroxisome cell-wall nucleolus'

const lists = [qualities, subjects, verbs, objects, places].map((text) => text.split(' '))

/** A sentence of plain words of the field, so that words repeat as they do in real texts. */
export function madeUpSentence(place: number, purpose: number): string {
  const [quality, subject, verb, object, where] = lists.map((words, list) => words[mixedNumber(place, purpose * 8 + list, words.length)])
  return `Made-up ${quality} ${subject} factor that ${verb} ${object} in the ${where}`
}
